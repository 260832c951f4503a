import type { Ability } from "../../cards/dark-legacy/vocabulary.ts";
import type { Field, FieldAnswer, Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { msg } from "../kernel/text.ts";
import { creaturesOf, holding, hostOf, playerOf, playOf } from "./board.ts";
import { availableCp, payCp } from "./casting.ts";
import { ofCard } from "./changes.ts";
import { can, cant } from "./continuous.ts";
import { cardDef, infoOfCard, nameOf } from "./defs.ts";
import { opponentWord } from "./opponent-word.ts";
import { openAnswer } from "./priority.ts";
import type { CardId, State } from "./state.ts";
import { cardOption, hasTargets, opponentIn, readTargets, targetFields } from "./targets.ts";
import { hasGivenUp } from "./teams.ts";
import { moveTo } from "./zones.ts";

/** D-10: activate abilities. */
type Activate = Extract<Ability, { kind: "activate" }>;

/** Sub-choices of an ability, or why it cannot be used. */
export function usable(
  state: State,
  seat: Seat,
  id: CardId,
  ability: Activate,
): { readonly fields: readonly Field[] } | { readonly refused: Refusal } {
  const refused = whyNotPay(state, seat, id, ability);
  if (refused) return { refused };
  const fields = targetFields(state, ability.targets, { controller: seat, source: id });
  if (!fields) return { refused: refuse("no-target", "D-9.3", { card: nameOf(state, id) }) };
  fields.push(...opponentWord(state, ability, seat));
  const { cost } = ability;
  if (cost.sacrifice === "creature")
    fields.push({
      name: "sacrifice",
      prompt: msg("prompt.sacrifice"),
      spec: { type: "one", options: creaturesOf(state, seat).map((one) => cardOption(state, one)) },
    });
  if (cost.discard > 0)
    fields.push({
      name: "discard",
      prompt: msg("prompt.discard", { count: cost.discard }),
      spec: {
        type: "some",
        options: playerOf(state, seat).hand.map((one) => cardOption(state, one)),
        min: cost.discard,
        max: cost.discard,
      },
    });
  return { fields };
}

/** D-10.1, D-10.2, D-5.5: can the cost be paid? Looks at public facts only. */
function whyNotPay(state: State, seat: Seat, id: CardId, { cost }: Activate): Refusal | null {
  const def = cardDef(state, id);
  const card = def.name;
  const play = playOf(state, id);
  const self = { card: id };
  if (cant(state, self, "activate")) return refuse("cant-activate", "D-16.2", { card });
  if (cost.spend && play.spent) return refuse("spent", "D-10.2", { card });
  if (
    cost.spend &&
    def.type === "creature" &&
    play.since === state.turn &&
    !can(state, self, "attack-when-summoned")
  )
    return refuse("summoned", "D-5.5", { card });
  const cp = availableCp(state, seat);
  if (cost.cp > cp) return refuse("cost", "D-10.1", { card, cost: cost.cp, cp });
  if (cost.tokens && (play.tokens[cost.tokens.token] ?? 0) < cost.tokens.count)
    return refuse("tokens", "D-10.5", { card });
  if (cost.sacrifice === "creature" && creaturesOf(state, seat).length === 0)
    return refuse("no-sacrifice", "D-12.8", { card });
  if (cost.discard > (hasGivenUp(state, seat) ? 0 : playerOf(state, seat).hand.length))
    return refuse("no-discard", "D-10.1", { card });
  return null;
}

/** Is there any ability in play that this seat could use now? All of it is public. */
export function canUseAny(state: State, seat: Seat): boolean {
  for (const id of holding(state, "activates")) {
    if (playOf(state, id).controller !== seat) continue;
    for (const { ability } of infoOfCard(state, id).activates)
      if (
        whyNotPay(state, seat, id, ability) === null &&
        hasTargets(state, ability.targets, { controller: seat, source: id })
      )
        return true;
  }
  return false;
}

/** Pays the cost and puts the ability on the stack. */
export function useAbility(
  state: State,
  seat: Seat,
  id: CardId,
  index: number,
  fields: Readonly<Record<string, FieldAnswer>>,
  emit: Emit,
): void {
  const ability = cardDef(state, id).abilities[index];
  if (ability?.kind !== "activate") throw new Error(`Card ${id} has no ability ${index} to activate`);
  const play = playOf(state, id);
  const { cost } = ability;
  const targets = readTargets(state, ability.targets, fields);
  const host = hostOf(state, id);
  if (cost.spend) play.spent = true;
  const changes = payCp(state, seat, cost.cp, emit);
  if (cost.tokens) {
    const { token, count } = cost.tokens;
    const before = play.tokens[token] ?? 0;
    play.tokens[token] = Math.max(0, before - count);
    changes.push(...ofCard(id, `token.${token}`, Math.max(-count, -before)));
  }
  emit({
    type: "activates",
    rule: "D-10.1",
    seat,
    params: { who: playerOf(state, seat).name, card: nameOf(state, id) },
    changes,
  });
  if (Array.isArray(fields.discard)) for (const one of fields.discard) moveTo(state, one, "boneyard", emit);
  const victim = cost.sacrifice === "self" ? id : fields.sacrifice;
  if (typeof victim === "string") {
    emit({
      type: "sacrifices",
      rule: "D-12.8",
      seat,
      params: { card: nameOf(state, victim), who: playerOf(state, seat).name },
    });
    moveTo(state, victim, "boneyard", emit);
  }
  state.stack.push({
    id: `s${state.next.stack}`,
    kind: "ability",
    card: id,
    controller: seat,
    ability: index,
    targets,
    x: 0,
    slot: null,
    it: null,
    host,
    rolled: null,
    ...opponentIn(fields),
  });
  state.next.stack += 1;
  openAnswer(state, seat);
}
