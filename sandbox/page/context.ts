import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { World } from "./protocol.ts";
import type { Pane } from "./state.ts";
import type { Store } from "./store.ts";

/** A picture opened in full size. */
export interface Picture {
  url: string;
  alt: string;
}

/** What everything inside a pane may need. */
export interface PaneScope {
  store: Store;
  pane: Pane;
  world: World;
  openChannel: (channelId: string) => void;
  showPictures: (pictures: readonly Picture[], at: number) => void;
}

const Scope = createContext<PaneScope | undefined>(undefined);
export const ScopeProvider = Scope.Provider;

/** The pane around the calling view. Throws outside a pane. */
export function useScope(): PaneScope {
  const scope = useContext(Scope);
  if (scope === undefined) throw new Error("This view belongs inside a pane");
  return scope;
}

/** The name of a person or of the bot. */
export function nameOf(world: World, userId: string): string {
  if (world.bot.id === userId) return world.bot.name;
  return world.users.find((user) => user.id === userId)?.name ?? "unknown-user";
}
