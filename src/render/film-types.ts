import type { AnyView } from "../engine/kernel/live-match.ts";
import type { Look } from "../engine/kernel/look.ts";

/** An animated picture ready to be sent. */
export interface Film {
  /** A GIF. */
  readonly bytes: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Pictures in it: fewer than were asked for when they would not have fitted. */
  readonly frames: number;
}

/** What a film is to show. */
export interface Shots {
  /** The same key and look, the same film. */
  readonly key: string;
  readonly look: Look;
  readonly count: number;
  /** One of them: what is seen, and for how long in ms. Asked for in order, each when it is its turn. */
  shot(index: number): { readonly view: AnyView; readonly ms: number };
}

/** Films go through one process of their own, one after the other, so that boards need not wait for them. */
export interface Filmer {
  /**
   * Draws a film, or gives the one that was drawn lately. `drawn` hears how many pictures there are so far. Rejects when drawing fails
   * or takes too long; null when too many films are waiting.
   */
  film(shots: Shots, drawn?: (count: number) => void): Promise<Film | null>;
  close(): Promise<void>;
}
