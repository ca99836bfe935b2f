import { drawingOf } from "./drawing-of.ts";
import { drawing } from "./Drawing.css.ts";

interface Props {
  /** The text of an SVG in black line, or the address of a picture. */
  readonly of: string;
  /** What it shows; empty where words beside it say so. */
  readonly alt: string;
  /** As large as its place, where it is what the page is about. */
  readonly isLarge?: boolean;
}

/** A picture of something that is no structure: an instrument, an activity. It fills its place and runs no script. */
export function Drawing({ of, alt, isLarge = false }: Props) {
  const source = drawingOf(of);
  if (!source) return null;
  const isMarkup = source.kind === "svg";
  const address = isMarkup ? `data:image/svg+xml,${encodeURIComponent(source.svg)}` : source.url;
  return (
    <img
      className={drawing({ isLineArt: isMarkup, isLarge })}
      src={address}
      alt={alt}
      loading={isLarge ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
