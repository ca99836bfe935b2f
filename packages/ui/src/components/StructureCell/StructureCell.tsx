import Maximize from "lucide-react/icons/maximize";
import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { Formula } from "../Formula/Formula.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./StructureCell.copy.ts";
import * as css from "./StructureCell.css.ts";

type Size = "small" | "medium" | "large" | "fill";

type Props = {
  /** The substance, for the accessible name. */
  name: string;
  /** Where the drawing is: an address, or the text of an SVG. SVG is line art and follows the theme. */
  drawing?: { kind: "url"; url: string } | { kind: "svg"; svg: string } | undefined;
  formula?: string | undefined;
  /** Molecular weight, with its unit if it has one. */
  weight?: ReactNode;
  size?: Size;
  /** Without a frame where the place has lines of its own. */
  isFramed?: boolean;
  /** Reserved for drawings that are seen first: they are loaded at once. */
  isEager?: boolean;
  onEnlarge?: () => void;
};

/** The structure of a substance as line art; formula below left, molecular weight below right. Its size is kept. */
export function StructureCell({
  name,
  drawing,
  formula,
  weight,
  size = "medium",
  isFramed = true,
  isEager = false,
  onEnlarge,
}: Props) {
  const words = useCopy(copy);
  const hasCaption = formula !== undefined || weight !== undefined;
  const content = drawing ? <Drawing {...{ name, drawing, size, isEager }} /> : words.none;
  return (
    <figure className={css.cell({ isFramed })}>
      {drawing && onEnlarge ? (
        <button
          type="button"
          className={css.area({ size, canEnlarge: true })}
          aria-label={words.enlarge(name)}
          onClick={onEnlarge}
        >
          {content}
          <span className={size === "large" ? css.corner : `${css.corner} ${css.quietCorner}`}>
            <Icon of={Maximize} size={size === "large" ? 18 : 14} />
          </span>
        </button>
      ) : (
        <div className={css.area({ size })}>{content}</div>
      )}
      {hasCaption && (
        <figcaption className={css.caption}>
          <span>{formula && <Formula value={formula} />}</span>
          <span>{weight}</span>
        </figcaption>
      )}
    </figure>
  );
}

type DrawingProps = Required<Pick<Props, "name" | "size" | "isEager">> & {
  drawing: NonNullable<Props["drawing"]>;
};

/* A picture element runs no script and fetches nothing, so a foreign SVG is harmless in it. */
function Drawing({ name, drawing, size, isEager }: DrawingProps) {
  const words = useCopy(copy);
  const source =
    drawing.kind === "url" ? drawing.url : `data:image/svg+xml,${encodeURIComponent(drawing.svg)}`;
  const isLineArt = drawing.kind === "svg" || /\.svg(?:[?#]|$)/iu.test(drawing.url);
  return (
    <img
      className={css.drawing({ size, isLineArt })}
      src={source}
      alt={isLineArt ? words.structure(name) : words.picture(name)}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
