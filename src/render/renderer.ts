import type { AnyView } from "../engine/kernel/live-match.ts";

/** A finished picture without its text. */
export interface Drawn {
  readonly bytes: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** How one game is drawn. Runs where node-canvas is loaded: in a render process, or here when there are none. */
export interface Renderer {
  /** Prepares what every picture needs, so that the first one is not slow. */
  warm(): void;
  playmat(view: AnyView): Drawn;
  /** null when the viewer holds nothing. */
  hand(view: AnyView): Drawn | null;
  /** One card by itself; null when the game has no such picture. */
  card(view: AnyView): Drawn | null;
  /** A hero's character sheet; null when the game has no such picture. */
  sheet(view: AnyView): Drawn | null;
}

/** The words of a game's pictures, made without node-canvas. None is longer than 1024 characters. */
export interface Describer {
  playmat(view: AnyView): string;
  hand(view: AnyView): string;
  card(view: AnyView): string;
  sheet(view: AnyView): string;
}

export type PictureKind = keyof Describer;
