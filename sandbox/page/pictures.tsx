import { useEffect, useRef, useState } from "preact/hooks";
import { type Picture, useScope } from "./context.ts";
import { CloseIcon, ExternalIcon } from "./icons.tsx";

interface StablePictureProps {
  url: string;
  alt: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/**
 * A picture that never makes the page jump: its place is reserved by its size, and when a message is edited the old
 * picture stays until the new one has been loaded and decoded.
 */
export function StablePicture({ url, alt, width, height }: StablePictureProps) {
  const [shown, setShown] = useState({ url, alt });
  const [learned, setLearned] = useState<{ width: number; height: number } | undefined>(undefined);
  useEffect(() => {
    if (shown.url === url) return;
    let current = true;
    const next = new Image();
    next.src = url;
    const swap = () => current && setShown({ url, alt });
    next.decode().then(swap, swap);
    return () => {
      current = false;
    };
  }, [url, alt, shown.url]);
  const size = typeof width === "number" && typeof height === "number" ? { width, height } : learned;
  return (
    <img
      src={shown.url}
      alt={alt}
      width={size?.width}
      height={size?.height}
      style={size === undefined ? undefined : { aspectRatio: `${size.width} / ${size.height}` }}
      onLoad={(event) => {
        const { naturalWidth, naturalHeight } = event.currentTarget;
        if (naturalWidth > 0) setLearned({ width: naturalWidth, height: naturalHeight });
      }}
      data-testid="picture"
    />
  );
}

export interface GalleryItem extends StablePictureProps {
  spoiler?: boolean;
}

/** One picture in full width, several as a grid; each opens in full size. */
export function PictureGrid({ items }: { items: readonly GalleryItem[] }) {
  const { showPictures } = useScope();
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  return (
    <div class={`gallery gallery-${Math.min(items.length, 4)}`}>
      {items.map((item, index) => {
        const hidden = item.spoiler === true && !revealed.has(index);
        return (
          <button
            key={index}
            type="button"
            class={`gallery-item${hidden ? " is-hidden" : ""}`}
            title={hidden ? "Show the picture" : "Open in full size"}
            aria-label={hidden ? "Show the hidden picture" : `Open in full size: ${item.alt || "picture"}`}
            onClick={() =>
              hidden ? setRevealed(new Set(revealed).add(index)) : showPictures(items.map(toPicture), index)
            }
          >
            <StablePicture {...item} />
          </button>
        );
      })}
    </div>
  );
}

const toPicture = ({ url, alt }: GalleryItem): Picture => ({ url, alt });

interface LightboxProps {
  pictures: readonly Picture[];
  at: number;
  onClose: () => void;
}

/** The full-size view over the whole page: Escape closes, arrows go on, a click changes between fit and full size. */
export function Lightbox({ pictures, at, onClose }: LightboxProps) {
  const [index, setIndex] = useState(at);
  const [zoomed, setZoomed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[index];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  if (picture === undefined) return null;
  const step = (by: number) => {
    setZoomed(false);
    setIndex((index + by + pictures.length) % pictures.length);
  };
  return (
    <dialog
      ref={dialog}
      class="lightbox"
      aria-label="Picture in full size"
      data-testid="lightbox"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight" && pictures.length > 1) step(1);
        if (event.key === "ArrowLeft" && pictures.length > 1) step(-1);
      }}
    >
      <div class="lightbox-bar">
        <a
          class="icon-button"
          href={picture.url}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a new tab"
        >
          <ExternalIcon />
        </a>
        <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <button
        type="button"
        class={`lightbox-picture${zoomed ? " is-zoomed" : ""}`}
        aria-label={zoomed ? "Fit to the window" : "Show at full size"}
        onClick={() => setZoomed(!zoomed)}
      >
        <img src={picture.url} alt={picture.alt} />
      </button>
      {picture.alt !== "" && <p class="lightbox-text">{picture.alt}</p>}
    </dialog>
  );
}
