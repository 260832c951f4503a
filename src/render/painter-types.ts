import type { AnyView } from "../engine/kernel/live-match.ts";
import type { Look } from "../engine/kernel/look.ts";

/** A picture ready to be sent. `description` is its full alternative text, 1024 characters at most. */
export interface Picture {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly description: string;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** Draws views, in plain look where none is named; the same view and look give the same picture. Rejects when drawing fails or takes too long. */
export interface Painter {
  playmat(view: AnyView, look?: Look): Promise<Picture>;
  /** The viewer's own hidden cards, numbered; null when there are none to draw. */
  hand(view: AnyView, look?: Look): Promise<Picture | null>;
  /** A hero's character sheet; null when the game has no picture of one. */
  sheet(view: AnyView, look?: Look): Promise<Picture | null>;
  /** One card by itself; null when the game has no picture of one. */
  card?(view: AnyView, look?: Look): Promise<Picture | null>;
  /** Settles once drawing is as quick as it will be, or cannot be prepared; at once when absent. Never rejects. */
  ready?(): Promise<void>;
  close(): Promise<void>;
}
