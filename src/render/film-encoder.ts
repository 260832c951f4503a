import { decode, Encoder } from "modern-gif";

/** One picture of a film. */
export interface FilmFrame {
  /** RGBA, in colours of the film alone. */
  readonly pixels: Uint8ClampedArray;
  /** How long it is shown, ms. */
  readonly ms: number;
}

/** The library's encoder, told its colours instead of counting them in every pixel of every picture. */
class FilmEncoder extends Encoder {
  constructor(width: number, height: number, colors: Uint8ClampedArray) {
    super({ width, height });
    this._palette.addSample(Uint8ClampedArray.from(colors));
  }

  add({ pixels, ms }: FilmFrame): void {
    const { width, height } = this._config;
    this._encodingFrames.push({ width, height, delay: ms, data: pixels });
  }
}

/**
 * Pictures of one size as an animated GIF that goes round for ever, of at most `most` bytes. Where they do not fit, the film stops
 * before its end: as many of the first as there is room for, and the last one. Gives the bytes and how many pictures they hold.
 */
export async function encodeFilm(
  frames: readonly FilmFrame[],
  size: { readonly width: number; readonly height: number; readonly colors: Uint8ClampedArray },
  most: number,
): Promise<{ readonly bytes: Uint8Array; readonly frames: number }> {
  let kept = frames;
  for (;;) {
    const encoder = new FilmEncoder(size.width, size.height, size.colors);
    for (const frame of kept) encoder.add(frame);
    const film = await encoder.flush("arrayBuffer");
    if (film.byteLength <= most || kept.length <= 2)
      return { bytes: new Uint8Array(film), frames: kept.length };
    kept = fitting(kept, film, most);
  }
}

/** What a first film shows of the sizes decides how many of its pictures come into the second. */
function fitting(frames: readonly FilmFrame[], film: ArrayBuffer, most: number): readonly FilmFrame[] {
  const sizes = decode(film).frames.map(({ dataPositions }) =>
    dataPositions.reduce((sum, [, length = 0]) => sum + length + 1, 0),
  );
  // The last picture is a whole one whatever came before it.
  let room = most * 0.95 - (sizes.at(-1) ?? 0);
  let count = 0;
  for (const size of sizes.slice(0, -1)) {
    room -= size;
    if (room < 0) break;
    count += 1;
  }
  const last = frames.at(-1);
  return [...frames.slice(0, Math.min(Math.max(1, count), frames.length - 2)), ...(last ? [last] : [])];
}
