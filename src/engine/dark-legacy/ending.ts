import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import type { Outcome } from "../kernel/game.ts";
import { creaturesOf, playerOf, WEAPON_SLOTS } from "./board.ts";
import { cardOf } from "./defs.ts";
import { award } from "./skill-points.ts";
import type { Player, State } from "./state.ts";
import { around, inTeams, isFallen, opponentsOf, sameTeam } from "./teams.ts";
import { destroy, moveTo } from "./zones.ts";

/** D-11: the end of the game. D-14.2, D-14.3, D-15.2: when it goes on although a hero is defeated. */
export const POISON_LIMIT = 20;

type Defeat = NonNullable<Player["fallen"]>;

/**
 * D-11.1, D-11.2: no Life or 20 Poison tokens; both sides at once is a draw. Returns true when a hero fell and the game
 * goes on, so that the table has changed.
 */
export function fallOrEnd(state: State, emit: Emit): boolean {
  if (state.over) return false;
  const players = around(state, state.active).map((seat) => playerOf(state, seat));
  const newly = players.filter(
    (one) => one.fallen === undefined && (one.life <= 0 || (one.tokens.poison ?? 0) >= POISON_LIMIT),
  );
  if (newly.length === 0 && !state.options.lastStand) return false;
  for (const one of newly) one.fallen = one.life <= 0 ? "life" : "poison";
  return goOnOrEnd(state, newly, emit);
}

/** A seat is defeated by other means: it cannot draw (D-11.1) or gives up (D-2.13). */
export function defeat(state: State, seat: Seat, by: "deck" | "concession", emit: Emit): void {
  const player = playerOf(state, seat);
  const stood = player.fallen === undefined;
  player.fallen = by;
  goOnOrEnd(state, stood ? [player] : [], emit);
}

/** A side is out when all its heroes are defeated and, in a last stand, nothing of theirs is left to fight on. */
function goOnOrEnd(state: State, newly: readonly Player[], emit: Emit): boolean {
  const losers = state.players
    .map((one) => one.seat)
    .filter((seat) =>
      state.players.every((mate) => !sameTeam(state, mate.seat, seat) || isOut(state, mate.seat)),
    );
  if (losers.length > 0) {
    end(state, new Set(losers), reasonOf(state, losers, newly), emit);
    return false;
  }
  for (const player of newly) {
    emit({ type: "hero-falls", rule: ruleOf(state), seat: player.seat, params: { who: player.name } });
    clearHero(state, player, emit);
  }
  return newly.length > 0;
}

/** D-15.2: in a last stand creatures fight on, but not for one who cannot draw or has given up. */
function isOut(state: State, seat: Seat): boolean {
  const { fallen } = playerOf(state, seat);
  if (fallen === undefined) return false;
  if (!state.options.lastStand || fallen === "deck" || fallen === "concession") return true;
  return creaturesOf(state, seat).length === 0;
}

/** The rule by which the game goes on without a hero. */
export function ruleOf(state: State): string {
  return state.options.lastStand ? "D-15.2" : "D-14.3";
}

function reasonOf(state: State, losers: readonly Seat[], newly: readonly Player[]): Defeat {
  const fell = newly.length > 0 ? newly : losers.map((seat) => playerOf(state, seat));
  const reasons = fell.map((one) => one.fallen);
  return (["concession", "deck", "life"] as const).find((one) => reasons.includes(one)) ?? "poison";
}

/** D-4.3: the hero is its Weapon, Armor, Hero Equip and Charging slots; all of it goes with it. Creatures stay (D-14.3). */
function clearHero(state: State, player: Player, emit: Emit): void {
  const { weapons, armor, equip, charging } = player;
  const rule = ruleOf(state);
  const held = WEAPON_SLOTS.map((slot) => weapons[slot]);
  for (const id of [...held, armor.primary, armor.secondary, ...equip])
    if (id !== null) destroy(state, id, rule, emit);
  if (charging !== null) moveTo(state, charging, "boneyard", emit);
  if (player.fallen !== "concession") return;
  for (const id of [...player.hand]) moveTo(state, id, "boneyard", emit);
}

/** The game ends in a draw by other means than two defeats (D-13.3); everybody gets what a loss earns (D-2.13). */
export function endDrawn(state: State, reason: string, rule: string, emit: Emit): void {
  conclude(state, { winners: [], reason, rule }, emit);
  emit({ type: "draw-game", rule });
  tellAwards(state, emit);
}

/** Nothing is left to do; a spell that was at work when the game ended goes where it would have gone (D-9.13). */
function closeTable(state: State, emit: Emit): void {
  for (const step of state.agenda)
    if (step.do === "spell-done" && cardOf(state, step.card).play?.place.zone === "stack")
      moveTo(state, step.card, "boneyard", emit);
  state.agenda = [];
}

function end(state: State, losers: ReadonlySet<Seat>, defeatedBy: Defeat, emit: Emit): void {
  const winners = state.players.map((one) => one.seat).filter((seat) => !losers.has(seat));
  const drawn = winners.length === 0;
  const rule = drawn ? "D-11.2" : endRule(state, defeatedBy);
  conclude(state, { winners, reason: drawn ? "draw" : defeatedBy, rule }, emit);
  const winner = winners[0];
  if (winner === undefined) emit({ type: "draw-game", rule });
  else
    emit({
      type: winners.length > 1 ? "team-wins" : "wins",
      rule,
      seat: winner,
      params: {
        who: winners.map((seat) => playerOf(state, seat).name).join(", "),
        reason: { key: `end.${defeatedBy}` },
      },
    });
  tellAwards(state, emit);
}

function conclude(state: State, outcome: Outcome, emit: Emit): void {
  const awards = awardsOf(state, outcome.winners);
  state.over = { ...outcome, ...(awards === null ? {} : { awards }) };
  closeTable(state, emit);
}

function tellAwards(state: State, emit: Emit): void {
  for (const { seat, points } of state.over?.awards ?? [])
    emit({
      type: "skill-points",
      rule: inTeams(state) ? "D-14.6" : "D-2.11",
      seat,
      params: { who: playerOf(state, seat).name, points },
    });
}

function endRule(state: State, defeatedBy: Defeat): string {
  if (defeatedBy === "concession") return "D-2.13";
  if (inTeams(state)) return "D-14.2";
  return state.options.lastStand && defeatedBy !== "deck" ? "D-15.2" : "D-11.1";
}

/** D-11.3: Skill Points for each seat, by the levels played at (D-2.12); null when the match does not count. */
function awardsOf(state: State, winners: readonly Seat[]): NonNullable<Outcome["awards"]> | null {
  if (state.options.counts !== "ranked") return null;
  return state.players.map(({ seat, level, fallen }) => {
    const won = winners.includes(seat) && fallen !== "concession";
    const opponents = opponentsOf(state, seat).map((one) => playerOf(state, one).level);
    return { seat, points: award({ own: level, opponents, result: won ? "win" : "loss" }) };
  });
}

/** Does this seat draw in its Start Phase? A defeated hero's player draws in a last stand only (D-14.3, D-15.2). */
export function draws(state: State, seat: Seat): boolean {
  if (!isFallen(state, seat)) return true;
  const { fallen } = playerOf(state, seat);
  return state.options.lastStand && fallen !== "deck" && fallen !== "concession";
}
