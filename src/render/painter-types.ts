import type { AnyView } from "../engine/kernel/live-match.ts";

/** A picture ready to be sent. `description` is its full alternative text, 1024 characters at most. */
export interface Picture {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly description: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Draws views; the same view gives the same picture. Rejects when drawing fails or takes too long. */
export interface Painter {
  playmat(view: AnyView): Promise<Picture>;
  /** The viewer's own hidden cards, numbered; null when there are none to draw. */
  hand(view: AnyView): Promise<Picture | null>;
  /** A hero's character sheet; null when the game has no picture of one. */
  sheet(view: AnyView): Promise<Picture | null>;
  close(): Promise<void>;
}
