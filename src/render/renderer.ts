import type { AnyView } from "../engine/kernel/live-match.ts";
import type { Look } from "../engine/kernel/look.ts";

/** A finished picture without its text. */
export interface Drawn {
  readonly bytes: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
}

/** A picture as its pixels, for a film. */
export interface Frame {
  /** RGBA, in no other colours than `colors`. */
  readonly pixels: Uint8ClampedArray;
  /** px */
  readonly width: number;
  readonly height: number;
  /** RGBA, at most 255 of them, the same for every frame of a look. */
  readonly colors: Uint8ClampedArray;
}

/** How one game is drawn. Runs where node-canvas is loaded: in a render process, or here when there are none. */
export interface Renderer {
  /** Prepares what every picture needs, so that the first one is not slow. */
  warm(): void;
  playmat(view: AnyView, look?: Look): Drawn;
  /** The playmat for a film, about so many px wide. */
  frame(view: AnyView, width: number, look?: Look): Frame;
  /** null when the viewer holds nothing. */
  hand(view: AnyView, look?: Look): Drawn | null;
  /** One card by itself; null when the game has no such picture. */
  card(view: AnyView, look?: Look): Drawn | null;
  /** A hero's character sheet; null when the game has no such picture. */
  sheet(view: AnyView, look?: Look): Drawn | null;
}

/** The words of a game's pictures, made without node-canvas. None is longer than 1024 characters. */
export interface Describer {
  playmat(view: AnyView, look?: Look): string;
  hand(view: AnyView, look?: Look): string;
  card(view: AnyView, look?: Look): string;
  sheet(view: AnyView, look?: Look): string;
}

export type PictureKind = keyof Describer;
