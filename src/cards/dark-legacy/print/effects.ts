import type { Effect, Modifier, PlainEffect } from "../vocabulary.ts";
import { conditionText, noun, quantity, quantityOf, type Scene, thing } from "./things.ts";
import { article, capital, counted, KEYWORD_NAMES, list, numberWord, signed, TOKEN_NAMES } from "./words.ts";

const CANT: Readonly<Record<NonNullable<Modifier["cant"]>[number], string>> = {
  attack: "attack",
  defend: "defend",
  activate: "activate abilities",
  "be-targeted": "be targeted",
  "cast-instants": "cast Instants",
  "cast-magic": "cast Magic",
  ready: "become ready",
  "gain-life": "gain life",
};
const CAN: Readonly<Record<NonNullable<Modifier["can"]>[number], string>> = {
  "attack-first-turn": "may attack in the first turn",
  "attack-when-summoned": "may attack in the turn it was summoned",
  "attack-after-casting": "may attack after casting",
  "defend-when-spent": "may defend while spent",
  "defend-against-flying": "may defend against Flying attackers",
  "combine-weapons":
    "may attack or defend with several weapons at once against one target, with one attack roll",
  "two-weapons-a-slot": "may equip two weapons in each Weapon slot",
};

/** "gets +2 AP, has Flying and can't defend"; `gets` is "has" for what lasts. */
export function grantText(grant: Modifier, gets: "gets" | "has"): string {
  const figures: string[] = [];
  if (grant.ap !== undefined) figures.push(`${signed(grant.ap)} AP`);
  if (grant.armor !== undefined) figures.push(`${signed(grant.armor)} armor`);
  if (grant.aura !== undefined) figures.push(`${signed(grant.aura)} Aura Armor`);
  if (grant.life !== undefined) figures.push(`${signed(grant.life)} life`);
  if (grant.attackRoll !== undefined) figures.push(`${signed(grant.attackRoll)} on attack rolls`);
  if (grant.castRoll !== undefined) figures.push(`${signed(grant.castRoll)} on casting rolls`);
  if (grant.apEach !== undefined) figures.push(`+1 AP for each ${noun(grant.apEach)}`);
  const words = (grant.keywords ?? []).map((keyword) => KEYWORD_NAMES[keyword]);
  const parts: string[] = [];
  if (gets === "has" && figures.length + words.length > 0) parts.push(`has ${list([...figures, ...words])}`);
  else {
    if (figures.length > 0) parts.push(`gets ${list(figures)}`);
    if (words.length > 0) parts.push(`gains ${list(words)}`);
  }
  if (grant.reduceDamage !== undefined)
    parts.push(
      `takes ${Math.abs(grant.reduceDamage)} ${grant.reduceDamage < 0 ? "more" : "less"} damage from each source`,
    );
  for (const word of grant.can ?? []) parts.push(CAN[word]);
  if (grant.cant && grant.cant.length > 0)
    parts.push(
      `can't ${list(
        grant.cant.map((word) => CANT[word]),
        "or",
      )}`,
    );
  if (grant.undefendableBy) parts.push(`can't be defended against by ${noun(grant.undefendableBy, true)}`);
  return list(parts);
}

const UNTIL = {
  "end-of-turn": "until end of turn",
  "your-next-turn": "until the start of your next turn",
} as const;

function player(who: "you" | "opponent", you: string, they: string): string {
  return who === "you" ? you : `your opponent ${they}`;
}

/** One effect as a clause without capital and full stop. */
function clause(scene: Scene, effect: PlainEffect): string {
  switch (effect.op) {
    case "damage": {
      const { n, tail } = quantity(scene, effect.amount);
      return `deal ${n} damage to ${thing(scene, effect.to)}${tail}`;
    }
    case "gain-life": {
      const { n, tail } = quantity(scene, effect.amount);
      return `${thing(scene, effect.to)} gains ${n} life${tail}`;
    }
    case "regenerate":
      return `regenerate ${thing(scene, effect.to)}`;
    case "destroy":
      return `destroy ${thing(scene, effect.to)}`;
    case "sacrifice":
      return `sacrifice ${thing(scene, effect.to)}`;
    case "return-to-hand":
      return `return ${thing(scene, effect.to)} to its owner's hand`;
    case "counter":
      return `counter ${thing(scene, effect.to)}`;
    case "draw":
      return `${player(effect.player, "draw", "draws")} ${quantityOf(scene, effect.amount, "card")}`;
    case "discard":
      return `${player(effect.player, "discard", "discards")} ${quantityOf(scene, effect.amount, "card")}${effect.random ? " at random" : ""}`;
    case "from-boneyard": {
      const level = effect.maxLevel === undefined ? "" : ` of level ${effect.maxLevel} or less`;
      const card = effect.self
        ? scene.name
        : `${article(`${effect.type ? `${effect.type} ` : ""}card`)}${level}`;
      if (effect.to === "hand") return `return ${card} from your Boneyard to your hand`;
      const where = effect.to === "play" ? "into play" : "on top of your deck";
      return `put ${card} from your Boneyard ${where}`;
    }
    case "cp": {
      const { n, tail } = quantity(scene, effect.amount);
      return `${effect.lose ? player(effect.player, "lose", "loses") : player(effect.player, "gain", "gains")} ${n} CP${tail}`;
    }
    case "store-cp":
      return `move up to ${effect.max} of your CP onto ${scene.name}`;
    case "charge": {
      const whose = effect.player === "you" ? "your charging card" : "your opponent's charging card";
      const { n, tail } = quantity(scene, effect.amount);
      return `put ${n === "X" ? "X charges" : counted(n, "charge")} on ${whose}${tail}`;
    }
    case "tokens": {
      const { n, tail } = quantity(scene, effect.amount);
      const token = `${TOKEN_NAMES[effect.token]} token`;
      const many = n === "X" ? `X ${token}s` : counted(n, token);
      const upTo = n === 1 ? "" : "up to ";
      return effect.remove
        ? `remove ${upTo}${many} from ${thing(scene, effect.to)}${tail}`
        : `put ${many} on ${thing(scene, effect.to)}${tail}`;
    }
    case "reload":
      return `refill the ammo of ${thing(scene, effect.to)} to its starting number`;
    case "spend": {
      const lock =
        effect.lock === 0
          ? ""
          : effect.lock === 1
            ? " and stays so in its controller's next Start Phase"
            : ` and stays so in its controller's next ${numberWord(effect.lock)} Start Phases`;
      return `${thing(scene, effect.to)} becomes spent${lock}`;
    }
    case "fuse":
      return `${thing(scene, effect.to)} and ${thing(scene, effect.with)} become one creature you control, with the AP, Aura Armor, life, names, factions and abilities of both together`;
    case "start-over":
      return "the game starts over, without the cards removed from it so far";
    case "ready":
      return `${thing(scene, effect.to)} becomes ready`;
    case "modify":
      return `${UNTIL[effect.until]}, ${change(scene, effect)}`;
  }
}

function change(scene: Scene, effect: Extract<PlainEffect, { op: "modify" }>): string {
  return `${thing(scene, effect.to)} ${grantText(effect.grant, "gets")}`;
}

/** Whole sentences for a list of effects; changes that last equally long share one. */
export function effectsText(scene: Scene, effects: readonly Effect[]): string {
  return capital(effectsAfter(scene, effects));
}

/** The same for after "When …,": the first sentence goes on in small letters. */
export function effectsAfter(scene: Scene, effects: readonly Effect[]): string {
  const sentences: string[] = [];
  let lasting: string | null = null;
  for (const effect of effects) {
    const until = effect.op === "modify" ? effect.until : null;
    const last = sentences.at(-1);
    if (effect.op === "modify" && until === lasting && last !== undefined)
      sentences[sentences.length - 1] = `${last}, and ${change(scene, effect)}`;
    else sentences.push(effectClause(scene, effect));
    lasting = until;
  }
  return sentences.map((text, at) => `${at === 0 ? text : capital(text)}.`).join(" ");
}

function effectClause(scene: Scene, effect: Effect): string {
  if (effect.op !== "when") return clause(scene, effect);
  const so = list(effect.do.map((part) => clause(scene, part)));
  const not = effect.else ? `; otherwise ${list(effect.else.map((part) => clause(scene, part)))}` : "";
  return `if ${conditionText(scene, effect.if)}, ${so}${not}`;
}
