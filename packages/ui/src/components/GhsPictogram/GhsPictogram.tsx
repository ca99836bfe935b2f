import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import { type HazardSymbolCode, HAZARD_SYMBOLS } from "@reagent/domain/hazard-symbol";
import { useLanguage } from "../../language/language.tsx";
import { formerSymbols } from "./former-symbols.tsx";
import * as css from "./GhsPictogram.css.ts";
import { symbols } from "./symbols.tsx";

type Props = {
  /** A code of the GHS, or the letter of a hazard symbol of the system before it. */
  code: PictogramCode | HazardSymbolCode;
  /** Edge in px. */
  size?: 32 | 40 | 56 | 72 | 96;
};

const names = { ...PICTOGRAMS, ...HAZARD_SYMBOLS };

const isGhs = (code: Props["code"]): code is PictogramCode => code in PICTOGRAMS;

/** A GHS pictogram, or a hazard symbol of the system before it: the same in both themes, named after its symbol or its danger. */
export function GhsPictogram({ code, size = 56 }: Props) {
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
          <path className={css.diamond} d="M50 0l50 50-50 50L0 50z" />
          <path className={css.field} d="M50 8l42 42-42 42L8 50z" />
          <g className={css.symbol}>{symbols[code]}</g>
        </>
      ) : (
        <>
          <path className={css.symbol} d="M0 0h100v100H0z" />
          <path className={css.orangeField} d="M3 3h94v94H3z" />
          <g className={css.symbol} transform="translate(-15 -15) scale(1.3)">
            {formerSymbols[code]}
          </g>
        </>
      )}
    </svg>
  );
}
