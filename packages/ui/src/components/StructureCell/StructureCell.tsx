import Maximize from "@lucide/icons/icons/maximize";
import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { screenOnly } from "../../theme/print.css.ts";
import { Formula } from "../Formula/Formula.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { LineArt } from "../LineArt/LineArt.tsx";
import { kindOf } from "../LineArt/parse-drawing.ts";
import { copy } from "./StructureCell.copy.ts";
import * as css from "./StructureCell.css.ts";

type Size = "small" | "medium" | "large" | "fill";

/**
 * The maximum factor of a structure's own size, inline and enlarged, so that the lines of a small one do not become too
 * thick.
 */
const TIMES = { small: 1, medium: 1, large: 2, fill: 4 } as const;
/** How wide a photograph is at most. */
const WIDTH = {
  small: "120px",
  medium: "200px",
  large: "400px",
  fill: "min(100vw, 960px)",
} as const;

export type StructureCellProps = {
  /** The substance's name, for the accessible name. */
  name: string;
  /** SVG markup or the address of an image; empty if there is none. */
  drawing: string;
  /** The molecular formula in plain text, below left. */
  formula?: string | undefined;
  /** Molecular weight, with its unit if it has one. */
  weight?: ReactNode;
  /** `large` and `fill` take the height of their container. */
  size?: Size;
  /** An instrument has a photo where a reagent has a structure. */
  kind?: "reagent" | "instrument";
  /** False where the container has lines of its own. */
  isFramed?: boolean;
  /** For drawings in the first viewport: loaded at once. */
  isEager?: boolean;
  /** Called by a button over the drawing; without it there is no button. */
  onEnlarge?: () => void;
};

/**
 * The structure of a substance as line art; formula below left, molecular weight below right. Its size does not depend
 * on the drawing.
 */
export function StructureCell({
  name,
  drawing,
  formula,
  weight,
  size = "medium",
  kind = "reagent",
  isFramed = true,
  isEager = false,
  onEnlarge,
}: StructureCellProps) {
  const words = useCopy(copy);
  const hasCaption = formula !== undefined || weight !== undefined;
  const drawn = kindOf(drawing);
  const isStructure = kind === "reagent" && drawn !== "photograph";
  const isLarge = size === "large" || size === "fill";
  return (
    <figure className={css.cell({ isFramed })}>
      <div className={css.area({ size })}>
        {drawn === "none" ? (
          <span className={css.none}>{words.none[kind]}</span>
        ) : (
          <LineArt
            drawing={drawing}
            label={isStructure ? words.structure(name) : words.picture(name)}
            fills={isLarge}
            scale={TIMES[size]}
            width={WIDTH[size]}
            isEager={isEager}
          />
        )}
        {drawn !== "none" && onEnlarge && (
          <button
            type="button"
            className={`${css.enlarge} ${screenOnly}`}
            aria-label={isStructure ? words.enlarge(name) : words.enlargePicture(name)}
            onClick={onEnlarge}
          >
            <span className={isLarge ? css.corner : `${css.corner} ${css.quietCorner}`}>
              <Icon of={Maximize} size={isLarge ? 18 : 14} />
            </span>
          </button>
        )}
      </div>
      {hasCaption && (
        <figcaption className={css.caption}>
          <span>{formula && <Formula value={formula} />}</span>
          <span>{weight}</span>
        </figcaption>
      )}
    </figure>
  );
}
