import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import { useLanguage } from "../../language/language.tsx";
import * as css from "./GhsPictogram.css.ts";
import { symbols } from "./symbols.tsx";

type Props = {
  code: PictogramCode;
  /** Edge in px. */
  size?: 40 | 56 | 72 | 96;
};

/** One of the nine GHS pictograms, the same in both themes, named after its symbol. */
export function GhsPictogram({ code, size = 56 }: Props) {
  const name = `${code} ${PICTOGRAMS[code][useLanguage()]}`;
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
      <path className={css.diamond} d="M50 0l50 50-50 50L0 50z" />
      <path className={css.field} d="M50 8l42 42-42 42L8 50z" />
      <g className={css.symbol}>{symbols[code]}</g>
    </svg>
  );
}
