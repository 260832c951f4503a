import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { goodAnswer } from "../dark-legacy/pupil.ts";
import { picker } from "../toy/setup.ts";
import { answerByClicks } from "./answer-by-clicks.ts";
import { House } from "./bot.ts";
import { type Control, Player, wordsOf } from "./player.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const LESSONS = GAMES.get("dark-legacy")?.tutorial?.lessons ?? [];

/** Somebody who learns, and counts their clicks. */
class Learner extends Player {
  clicks = 0;
  override press(control: Control, values: readonly string[] = []) {
    this.clicks += 1;
    return super.press(control, values);
  }
  said(): string {
    const panel = this.panel();
    return panel ? wordsOf(panel) : "";
  }
  /** Buttons below the lesson. */
  below(verb: string): Control | undefined {
    return this.with("lesson").findLast(
      ({ message, click }) =>
        message === this.panel()?.id && click?.route === "lesson" && click.verb === verb,
    );
  }
  async pressBelow(verb: string): Promise<void> {
    const button = this.below(verb);
    if (!button) throw new Error(`No such button below a lesson: ${verb}\n${this.said()}`);
    await this.seen(() => this.press(button));
  }
}

async function begin(at: House): Promise<Learner> {
  const lobby = at.sandbox.channel("lobby");
  const ada = at.sandbox.user("Ada");
  await ada.slash(lobby, "tutorial", {});
  const thread = await at.sandbox.until(
    () => ada.screen(lobby).find((message) => message.thread)?.thread?.id,
  );
  const learner = new Learner(ada, thread, picker(3));
  await at.sandbox.until(() => learner.with("panel").length > 0);
  await learner.open();
  await at.sandbox.until(() => learner.below("next"));
  return learner;
}

/** Does what the lessons say, until one of these comes; gives the lessons seen on the way. */
async function follow(at: House, learner: Learner, until: (lesson: string) => boolean): Promise<string[]> {
  const seen: string[] = [];
  const { service } = at.app;
  for (let step = 0; step < 80; step += 1) {
    await service.runAi(learner.thread);
    const match = await service.load(learner.thread);
    if (!match) throw new Error("The match is gone");
    const lesson = service.lessonOf(match, 0);
    if (lesson && seen.at(-1) !== lesson.id) seen.push(lesson.id);
    if (lesson && until(lesson.id)) return seen;
    const [choice] = match.live.choicesOf(0);
    if (!choice) throw new Error("The learner has nothing to do");
    if (lesson?.task === null) {
      await at.sandbox.until(() => learner.said().includes(`Lesson ${lesson.number} of`));
      await learner.pressBelow("next");
    } else await answerByClicks(learner, choice, goodAnswer(lesson, choice, picker(7)));
    for (let waited = 0; waited < 500; waited += 1) {
      if ((await service.load(learner.thread))?.revision !== match.revision) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw new Error(`No end of lessons: ${seen.join(", ")}`);
}

describe("the tutorial on the local Discord", { timeout: 60_000 }, () => {
  it("is gone through by doing what it says, in few clicks", async () => {
    house = await House.open({ games: GAMES });
    const learner = await begin(house);
    const seen = await follow(house, learner, (lesson) => lesson === LESSONS.at(-1));
    expect(seen).toEqual(LESSONS);
    await house.sandbox.until(() => learner.said().includes("/play vs:bot"));
    await learner.pressBelow("next");
    await house.sandbox.until(() => !learner.below("next") && learner.choices().length > 0);
    // One to open the panel, one for each lesson that is read, and those that answers take.
    expect(learner.clicks).toBeLessThan(45);
    const match = await house.app.service.load(learner.thread);
    expect(match?.record).toMatchObject({ tutorial: { over: true }, ranked: null, clock: null });
    expectPeace(house);
  });

  it("explains a wrong click, and lets do it anyway what does no harm", async () => {
    house = await House.open({ games: GAMES });
    const learner = await begin(house);
    await follow(house, learner, (lesson) => lesson === "armor");
    const open = await house.sandbox.until(() => {
      const found = learner.choices();
      return found.length > 0 && learner.said().includes("Equipment costs nothing") ? found : null;
    });
    const moves = async () => (await house?.app.service.load(learner.thread))?.live.moves.length;
    const before = await moves();
    const end = open.find(({ click }) => click?.route === "choice" && click.arg === "end");
    if (!end) throw new Error("A turn can be ended");
    await learner.seen(() => learner.press(end));
    await house.sandbox.until(() =>
      learner.said().includes("That would end your turn. First put on your armor"),
    );
    expect(learner.below("anyway")).toBeUndefined();
    await follow(house, learner, (lesson) => lesson === "creature");
    await house.sandbox.until(() => learner.said().includes("You have 13 CP"));
    const match = await house.app.service.load(learner.thread);
    const [choice] = match?.live.choicesOf(0) ?? [];
    const charge = choice?.spec.type === "menu" && choice.spec.items.find(({ group }) => group === "charge");
    if (!choice || !charge) throw new Error("A card can be charged");
    await answerByClicks(learner, choice, { item: charge.id, fields: {} });
    await house.sandbox.until(() => learner.said().includes("That would put a card aside to charge."));
    await learner.pressBelow("anyway");
    await house.sandbox.until(() => !learner.said().includes("put a card aside to charge."));
    const after = await house.app.service.load(learner.thread);
    expect(after?.live.moves.length).toBeGreaterThan(before ?? 0);
    expect(after?.live.view(0)).toMatchObject({ players: [{ charging: { charges: 0 } }, {}] });
    expect(learner.said()).toContain("A creature");
    expectPeace(house);
  });

  it("goes on after a restart, is not begun twice, and may be skipped and ended", async () => {
    house = await House.open({ games: GAMES });
    const learner = await begin(house);
    await follow(house, learner, (lesson) => lesson === "creature");
    await house.stopBot();
    await house.startBot({ games: GAMES });
    await learner.open();
    await house.sandbox.until(() => learner.said().includes("Lesson 6 of"));
    const lobby = house.sandbox.channel("lobby");
    await learner.person.slash(lobby, "tutorial", {});
    await house.sandbox.until(() =>
      learner.person.screen(lobby).some((message) => wordsOf(message).includes("You have a tutorial going")),
    );
    await learner.pressBelow("next");
    await house.sandbox.until(() => learner.said().includes("Lesson 7 of"));
    await learner.pressBelow("end");
    await house.sandbox.until(() => learner.said().includes("The lessons are over"));
    expect(learner.below("end")).toBeUndefined();
    expect(learner.choices().length).toBeGreaterThan(0);
    expectPeace(house);
  });

  it("leaves nobody stuck who clicks at random", async () => {
    house = await House.open({ games: GAMES });
    const learner = await begin(house);
    const pick = picker(5);
    const { service } = house.app;
    const taught = async () => (await service.load(learner.thread))?.record;
    for (let step = 0; step < 400; step += 1) {
      const record = await taught();
      if (record?.tutorial?.over || record?.endedAt) break;
      const ways = (["next", "anyway"] as const).filter((verb) => learner.below(verb) && pick(2) === 0);
      if (ways[0]) await learner.pressBelow(ways[0]);
      else if (!(await learner.step())) {
        if (learner.below("next")) await learner.pressBelow("next");
        else await service.runAi(learner.thread);
        if (learner.choices().length === 0 && !learner.below("next")) await learner.open();
      }
    }
    const record = await taught();
    expect(record?.tutorial?.over === true || record?.endedAt !== null).toBe(true);
    expectPeace(house);
  });
});
