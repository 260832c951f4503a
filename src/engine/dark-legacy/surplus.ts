import type { Emit } from "../kernel/event.ts";
import { playerOf, playOf } from "./board.ts";
import { cardOf, nameOf } from "./defs.ts";
import { holdsTwoASlot } from "./slots.ts";
import type { Player, State } from "./state.ts";
import { moveTo } from "./zones.ts";

const SLOTS = [
  ["primary", "primary-2"],
  ["secondary", "secondary-2"],
] as const;

/**
 * D-13.5: when nothing lets a hero hold two weapons a slot any more, the first of each slot stays and the others go to
 * their owners' Boneyards. That is not being destroyed.
 */
export function letGoOfSurplus(state: State, player: Player, emit: Emit): void {
  const { weapons } = player;
  if (weapons["primary-2"] === null && weapons["secondary-2"] === null) return;
  if (holdsTwoASlot(state, player.seat)) return;
  for (const [slot, second] of SLOTS) {
    const id = weapons[second];
    if (id === null) continue;
    if (weapons[slot] === null) {
      weapons[second] = null;
      weapons[slot] = id;
      playOf(state, id).place = { zone: "weapon", slot };
      continue;
    }
    emit({
      type: "lets-go",
      rule: "D-13.5",
      seat: player.seat,
      params: {
        who: player.name,
        card: nameOf(state, id),
        owner: playerOf(state, cardOf(state, id).owner).name,
      },
    });
    moveTo(state, id, "boneyard", emit);
  }
}
