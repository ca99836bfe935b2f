import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import { type HazardSymbolCode, HAZARD_SYMBOLS } from "@reagent/domain/hazard-symbol";
import { PICTOGRAM_FRAME, PICTOGRAM_SHAPES } from "@reagent/domain/pictogram-shapes";
import { useLanguage } from "../../language/language.tsx";
import { FORMER_SHAPES } from "./former-shapes.ts";
import * as css from "./GhsPictogram.css.ts";

export type GhsPictogramProps = {
  /** A code of the GHS, or the letter of a hazard symbol of the system before it. */
  code: PictogramCode | HazardSymbolCode;
  /** Edge in px. */
  size?: 32 | 40 | 56 | 72 | 96;
};

const names = { ...PICTOGRAMS, ...HAZARD_SYMBOLS };

const isGhs = (code: GhsPictogramProps["code"]): code is PictogramCode => code in PICTOGRAMS;

/** A GHS pictogram, or a hazard symbol of the system before it: the same in both themes, named after its symbol or its danger. */
export function GhsPictogram({ code, size = 56 }: GhsPictogramProps) {
  const name = `${code} ${names[code][useLanguage()]}`;
  return (
    <svg
      className={css.pictogram}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      {isGhs(code) ? (
        <>
          <path className={css.diamond} d={PICTOGRAM_FRAME.diamond} />
          <path className={css.field} d={PICTOGRAM_FRAME.field} />
          <Symbol shapes={PICTOGRAM_SHAPES[code]} />
        </>
      ) : (
        <>
          <path className={css.symbol} d="M0 0h100v100H0z" />
          <path className={css.orangeField} d="M3 3h94v94H3z" />
          <g transform="translate(-15 -15) scale(1.3)">
            <Symbol shapes={FORMER_SHAPES[code]} />
          </g>
        </>
      )}
    </svg>
  );
}

function Symbol({ shapes }: { shapes: readonly string[] }) {
  return shapes.map((path) => (
    <path key={path} className={css.symbol} fillRule="evenodd" d={path} />
  ));
}
