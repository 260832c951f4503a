import type { CardId, Player, State } from "../state.ts";

/** D-4: each card of the set-up lies in exactly one zone, and what the card says of its place is where it lies. */

/** The first card at fault, in words; null when every card is where it should be, once. */
export function faultInZones(state: State): string | null {
  const found = new Map<CardId, string>();
  let twice: string | null = null;
  const lies = (id: CardId, zone: string): void => {
    const before = found.get(id);
    if (before !== undefined) twice ??= `card ${id} lies in ${before} and in ${zone}`;
    found.set(id, zone);
  };
  for (const player of state.players) listZones(player, lies);
  for (const item of state.stack) if (item.kind === "spell") lies(item.card, "stack");
  for (const step of state.agenda)
    if (step.do === "spell-done" && onStack(state, step.card)) lies(step.card, "stack");
  for (const id in state.cards) {
    const place = state.cards[id]?.play?.place;
    if (place?.zone === "attached") lies(id, `attached ${place.to}`);
    if (place?.zone === "fused") lies(id, `fused ${place.to}`);
  }
  return twice ?? faultInPlaces(state, found);
}

function onStack(state: State, id: CardId): boolean {
  return state.cards[id]?.play?.place.zone === "stack";
}

function listZones(player: Player, lies: (id: CardId, zone: string) => void): void {
  const { seat } = player;
  for (const pile of ["deck", "hand", "boneyard", "removed"] as const)
    for (const id of player[pile]) lies(id, `${pile} ${seat}`);
  for (const slot of ["primary", "primary-2", "secondary", "secondary-2"] as const) {
    const id = player.weapons[slot];
    if (id) lies(id, `weapon ${seat} ${slot}`);
  }
  for (const slot of ["primary", "secondary"] as const) {
    const id = player.armor[slot];
    if (id !== null) lies(id, `armor ${seat} ${slot}`);
  }
  for (const id of player.equip) lies(id, `equip ${seat}`);
  if (player.charging !== null) lies(player.charging, `charging ${seat}`);
  for (const [slot, cards] of player.field.entries())
    for (const id of cards) lies(id, `field ${seat} ${slot}`);
}

function faultInPlaces(state: State, found: ReadonlyMap<CardId, string>): string | null {
  for (const id in state.cards) {
    const zone = found.get(id);
    if (zone === undefined) return `card ${id} lies nowhere`;
    const should = placeOf(state, id, zone);
    if (should !== zone) return `card ${id} lies in ${zone} and says ${should}`;
  }
  for (const id of found.keys())
    if (!(id in state.cards)) return `no card is called ${id}, which lies in play`;
  for (const player of state.players)
    for (const id of player.known)
      if (!player.deck.includes(id)) return `card ${id} is known in a deck without it`;
  return faultInHosts(state);
}

/** Where the card itself says that it lies; a resting card is in a pile of its owner. */
function placeOf(state: State, id: CardId, zone: string): string {
  const card = state.cards[id];
  const play = card?.play;
  if (!card || !play)
    return `${zone.split(" ")[0] === "charging" ? "a pile" : zone.split(" ")[0]} ${card?.owner}`;
  const { place, controller } = play;
  switch (place.zone) {
    case "stack":
      return "stack";
    case "charging":
      return `charging ${controller}`;
    case "weapon":
    case "armor":
      return `${place.zone} ${controller} ${place.slot}`;
    case "field":
      return `field ${place.of ?? controller} ${place.slot}`;
    case "equip":
      return `equip ${place.hero}`;
    case "attached":
    case "fused":
      return `${place.zone} ${place.to}`;
  }
}

/** What is attached or a part belongs to something that is there. */
function faultInHosts(state: State): string | null {
  for (const id in state.cards) {
    const play = state.cards[id]?.play;
    if (!play) continue;
    const { place } = play;
    if (place.zone !== "attached" && place.zone !== "fused") continue;
    const host = state.cards[place.to]?.play;
    if (!host) return `card ${id} is ${place.zone} to ${place.to}, which is not in play`;
    if (place.zone === "fused" && !host.fused?.includes(id)) return `card ${id} is no part of ${place.to}`;
  }
  return null;
}
