import { imageSources } from "@reagent/api/contract/pictures";
import { createElement, type ReactNode, useMemo } from "react";
import * as css from "./LineArt.css.ts";
import { kindOf, parseDrawing, type Shape } from "./parse-drawing.ts";

export type LineArtProps = {
  /** SVG markup or the address of an image. */
  drawing: string;
  /** The text alternative; without it the drawing is decoration. */
  label?: string;
  /** The factor of the drawing's own size; the maximum if it fills its container. */
  scale?: number;
  /** Fills its container instead of keeping its own size. */
  fills?: boolean;
  /** For images in the first viewport: loaded at once. */
  isEager?: boolean;
  /** How wide an image is shown at most, as a length in CSS: browsers load the smallest file that suffices. */
  width?: string;
};

const USUAL_WIDTH = "min(100vw, 640px)";

/** A line drawing in the text colour, at its own size: small molecules look small. */
export function LineArt({
  drawing,
  label = "",
  scale,
  fills = false,
  isEager = false,
  width = USUAL_WIDTH,
}: LineArtProps) {
  const parsed = useMemo(() => parseDrawing(drawing), [drawing]);
  const kind = kindOf(drawing);
  if (parsed) {
    const { svg } = parsed;
    const times = scale ?? 1;
    return (
      <svg
        viewBox={`0 0 ${parsed.width} ${parsed.height}`}
        {...svg.attributes}
        className={css.drawing({ fills: fills && scale === undefined })}
        width={parsed.width * times}
        height={parsed.height * times}
        {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      >
        {svg.children.map(toElement)}
      </svg>
    );
  }
  if (kind === "none" || kind === "markup") return null;
  const className = css.drawing({ fills });
  const sources = imageSources(drawing);
  return (
    <img
      className={kind === "line-art" ? `${className} ${css.inked}` : className}
      src={drawing}
      {...(sources && {
        srcSet: sources.srcSet,
        sizes: `min(${width}, ${sources.width}px)`,
      })}
      alt={label}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

function toElement(shape: Shape | string, index: number): ReactNode {
  if (typeof shape === "string") return shape;
  return createElement(
    shape.tag,
    { key: index, ...shape.attributes },
    ...shape.children.map(toElement),
  );
}
