import { createElement, type ReactNode, useMemo } from "react";
import * as css from "./LineArt.css.ts";
import { parseDrawing, type Shape } from "./parse-drawing.ts";

type Props = {
  /** The text of an SVG in lines, or the address of a picture. It is decoration: the words beside it say it. */
  drawing: string;
  /** How many times its own size it is drawn. */
  scale?: number;
};

/** A drawing in the colour of the text around it, at its own size: small molecules look small. */
export function LineArt({ drawing, scale = 1 }: Props) {
  const parsed = useMemo(() => parseDrawing(drawing), [drawing]);
  if (!parsed) {
    const isAddress = drawing !== "" && !drawing.trimStart().startsWith("<");
    return isAddress && <img className={css.drawing} src={drawing} alt="" loading="lazy" />;
  }
  const { width, height, svg } = parsed;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...svg.attributes}
      className={css.drawing}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      {svg.children.map(toElement)}
    </svg>
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
