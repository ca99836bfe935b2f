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

/** How many times its own size a structure is drawn at most, on its page and enlarged: the lines of a small one would be beams. */
const TIMES = { small: 1, medium: 1, large: 2, fill: 4 } as const;

type Props = {
  /** What it shows, for the accessible name. */
  name: string;
  /** The text of an SVG, or the address of a picture; empty where there is none. */
  drawing: string;
  formula?: string | undefined;
  /** Molecular weight, with its unit if it has one. */
  weight?: ReactNode;
  /** `large` and `fill` take the height of their place. */
  size?: Size;
  /** An instrument has a picture where a reagent has a structure. */
  of?: "reagent" | "instrument";
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
  of = "reagent",
  isFramed = true,
  isEager = false,
  onEnlarge,
}: Props) {
  const words = useCopy(copy);
  const hasCaption = formula !== undefined || weight !== undefined;
  const kind = kindOf(drawing);
  const isStructure = of === "reagent" && kind !== "photograph";
  const isLarge = size === "large" || size === "fill";
  return (
    <figure className={css.cell({ isFramed })}>
      <div className={css.area({ size })}>
        {kind === "none" ? (
          <span className={css.none}>{words.none[of]}</span>
        ) : (
          <LineArt
            drawing={drawing}
            alt={isStructure ? words.structure(name) : words.picture(name)}
            fills={isLarge}
            scale={TIMES[size]}
            isEager={isEager}
          />
        )}
        {kind !== "none" && onEnlarge && (
          <button
            type="button"
            className={`${css.enlarge} ${screenOnly}`}
            aria-label={words.enlarge(name)}
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
