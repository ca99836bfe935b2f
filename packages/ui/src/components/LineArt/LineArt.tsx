import { createElement, type ReactNode, useMemo } from "react";
import * as css from "./LineArt.css.ts";
import { kindOf, parseDrawing, type Shape } from "./parse-drawing.ts";

type Props = {
  /** The text of an SVG in lines, or the address of a picture. */
  drawing: string;
  /** What it shows. Without it the drawing is decoration: the words beside it say it. */
  alt?: string;
  /** How many times its own size lines are drawn; where they fill their place, at most. */
  scale?: number;
  /** As large as its place, instead of its own size. */
  fills?: boolean;
  /** Reserved for pictures that are seen first: they are loaded at once. */
  isEager?: boolean;
};

/** A drawing in the colour of the text around it, at its own size: small molecules look small. */
export function LineArt({ drawing, alt = "", scale, fills = false, isEager = false }: Props) {
  const parsed = useMemo(() => parseDrawing(drawing), [drawing]);
  const kind = kindOf(drawing);
  if (parsed) {
    const { width, height, svg } = parsed;
    const times = scale ?? 1;
    return (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        {...svg.attributes}
        className={css.drawing({ fills: fills && scale === undefined })}
        width={width * times}
        height={height * times}
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        {svg.children.map(toElement)}
      </svg>
    );
  }
  if (kind === "none" || kind === "markup") return null;
  const className = css.drawing({ fills });
  return (
    <img
      className={kind === "line-art" ? `${className} ${css.inked}` : className}
      src={drawing}
      alt={alt}
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
