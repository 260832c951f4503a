import type { Seat } from "../engine/kernel/choice.ts";
import type { IdOf, TableVerb } from "../interactions/clicks.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Stops } from "../settings/records.ts";
import { othersOf } from "../table/asking.ts";
import { ALLOWANCES, deadlineOf } from "../table/clock.ts";
import { STANCES, stanceOf } from "../table/stance.ts";
import { type ButtonInput, buttons, container, line, select, text } from "./components.ts";
import { nameAt, namesAt } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";
import { stamp } from "./until.ts";

const ACCENT = 0x5b7083;

/** A length of time in ms as words: days and hours, or minutes and seconds. */
export function duration(ms: number, speaker: Speaker): string {
  const whole = Math.max(0, Math.round(ms / 1000));
  const parts = {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole >= 3_600 ? 0 : whole % 60,
  };
  const said = speaker.tell("ui.duration", parts).trim();
  return said === "" ? "0 s" : said;
}

/** What time and the players' words make of the match at this moment, for everybody, a line each. */
export function tableLines(match: Snapshot, speaker: Speaker): string[] {
  const { record, live } = match;
  if (live.outcome()) return [];
  const { clock, asking } = record;
  const lines: string[] = [];
  if (clock?.paused) lines.push(speaker.tell(`ui.table.paused.${clock.paused.why}`));
  if (clock?.up) {
    const at = stamp(clock.up.at + ALLOWANCES[clock.pace].claim);
    lines.push(speaker.tell("ui.table.up", { who: namesAt(match, clock.up.seats), at }));
  }
  if (asking)
    lines.push(speaker.tell(`ui.table.asking.${asking.kind}`, { who: namesAt(match, [asking.by]) }));
  return lines;
}

/** The buttons that go with these lines; whoever may not use one is told so. */
export function tableButtons({ record, live }: Snapshot, speaker: Speaker, idOf: IdOf): ButtonInput[] {
  if (live.outcome()) return [];
  const { clock, asking } = record;
  const id = (verb: TableVerb): string => idOf({ route: "table", match: record.id, verb });
  return [
    ...(asking
      ? ([
          { id: id("agree"), label: speaker.tell("ui.button.agree"), look: "success" },
          { id: id("refuse"), label: speaker.tell("ui.button.refuse") },
        ] as const)
      : []),
    ...(clock?.paused
      ? [{ id: id("resume"), label: speaker.tell("ui.button.resume"), look: "success" } as const]
      : []),
    ...(clock?.up
      ? ([
          { id: id("claim"), label: speaker.tell("ui.button.claim"), look: "success" },
          { id: id("give-time"), label: speaker.tell("ui.button.give-time") },
        ] as const)
      : []),
  ];
}

/** Something at the table that people are called for, once: `key` names it for ever. */
export interface Notice {
  readonly key: string;
  readonly message: Outgoing;
}

/** What people are called for at this moment by time or by each other's words. */
export function noticesOf(match: Snapshot, speaker: Speaker, idOf: IdOf): Notice[] {
  const { record, live } = match;
  const { clock, asking } = record;
  if (live.outcome()) return [];
  const found: Notice[] = [];
  const called = (
    key: string,
    seats: readonly Seat[],
    say: (users: string) => string,
    withButtons = true,
  ): void => {
    const mentions = [
      ...new Set(
        seats.flatMap((seat) => {
          const one = record.sitters[seat];
          return one?.kind === "user" ? [one.userId] : [];
        }),
      ),
    ];
    if (mentions.length === 0) return;
    const row = withButtons ? buttons(tableButtons(match, speaker, idOf)) : [];
    const users = mentions.map((user) => `<@${user}>`).join(", ");
    found.push({
      key,
      message: { components: [container([text(say(users)), ...row])], files: [], mentions },
    });
  };
  const everybody = [...record.sitters.keys()];
  if (asking) {
    const what = speaker.tell(`ui.table.asking.${asking.kind}`, { who: namesAt(match, [asking.by]) });
    const open = othersOf(record, asking.by).filter((seat) => !asking.agreed.includes(seat));
    called(`ask/${asking.kind}/${asking.by}/${asking.moves}`, open, (users) =>
      speaker.tell("ui.notice.asking", { users, what }),
    );
  }
  for (const seat of clock?.paused || clock?.up ? [] : (clock?.warned ?? [])) {
    const at = clock ? deadlineOf(clock, live.choices(), seat) : null;
    const choice = clock?.owes[seat]?.choice ?? "";
    if (at !== null)
      called(
        `warn/${choice}/${at}`,
        [seat],
        (user) => speaker.tell("ui.notice.warning", { user, at: stamp(at) }),
        false,
      );
  }
  if (clock?.up) {
    const { seats, at } = clock.up;
    const others = everybody.filter((seat) => !seats.includes(seat));
    called(`up/${seats.join(".")}/${at}`, others, (users) =>
      speaker.tell("ui.notice.up", { users, who: namesAt(match, seats) }),
    );
  }
  if (clock?.paused?.why === "away")
    called(`rest/${clock.paused.at}`, everybody, (users) => speaker.tell("ui.notice.rest", { users }));
  return found;
}

/** What one seat may do beside the moves, privately. */
export function buildTablePanel(
  match: Snapshot,
  seat: Seat,
  own: Stops,
  speaker: Speaker,
  idOf: IdOf,
  notice?: string,
): Outgoing {
  const { record, live } = match;
  const { clock } = record;
  const id = (verb: TableVerb): string => idOf({ route: "table", match: record.id, verb });
  const { stops, standing } = stanceOf(record, seat);
  const paces = clock
    ? [
        speaker.tell("ui.table.clock", {
          pace: clock.pace,
          decision: duration(ALLOWANCES[clock.pace].decision, speaker),
          response: duration(ALLOWANCES[clock.pace].response, speaker),
        }),
        ...record.sitters.flatMap((one, at) =>
          one.kind === "user"
            ? [
                speaker.tell("ui.table.bank", {
                  who: `**${nameAt(match, at)}**`,
                  bank: duration(clock.banks[at] ?? 0, speaker),
                }),
              ]
            : [],
        ),
      ]
    : [speaker.tell("ui.table.no-clock")];
  const lines = [
    ...paces,
    ...tableLines(match, speaker),
    ...(standing ? [speaker.tell("ui.table.standing")] : []),
  ];
  if (live.outcome())
    return { components: [container([text(speaker.tell("ui.board.over"))], ACCENT)], files: [] };
  return {
    components: [
      container(
        [
          ...(notice ? [text(notice)] : []),
          text(`### ${speaker.tell("ui.table.title")}\n${lines.join("\n")}`),
          ...buttons([
            standing
              ? { id: id("ask-again"), label: speaker.tell("ui.button.ask-again"), look: "primary" }
              : { id: id("pass-on"), label: speaker.tell("ui.button.pass-on") },
            { id: id("take-back"), label: speaker.tell("ui.button.take-back") },
            ...(clock && !clock.paused ? [{ id: id("pause"), label: speaker.tell("ui.button.pause") }] : []),
            ...tableButtons(match, speaker, idOf),
          ]),
          text(`-# ${speaker.tell("ui.table.take-back-note")}`),
          line(),
          text(`**${speaker.tell("ui.table.stops")}**`),
          select({
            id: id("stops"),
            placeholder: speaker.tell("ui.table.stops"),
            options: [
              {
                value: "own",
                label: speaker.tell("ui.table.stops.own"),
                note: speaker.tell(`ui.settings.stops.${own}`),
                chosen: stops === null,
              },
              ...STANCES.map((value) => ({
                value,
                label: speaker.tell(`ui.settings.stops.${value}`),
                note: speaker.tell(`ui.settings.stops.${value}.note`),
                chosen: stops === value,
              })),
            ],
          }),
          ...buttons([
            {
              id: idOf({ route: "concede", match: record.id }),
              label: speaker.tell("ui.button.concede"),
              look: "danger",
            },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}
