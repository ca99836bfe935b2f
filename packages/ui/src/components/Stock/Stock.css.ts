import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;

export const stock = componentStyle({
  display: "inline-flex",
  gap: half[3],
  alignItems: "baseline",
  ...typeScale[13],
});

export const hue = componentVariants({
  "in-stock": { color: color.inStock },
  few: { color: color.inStock },
  "made-to-order": { color: color.madeToOrder },
  "on-request": { color: color.textMuted },
  none: { color: color.textMuted },
  "low-boiling": { color: color.hazard },
});

export const mark = componentStyle({
  flex: "none",
  width: "8px",
  height: "8px",
  border: "1.5px solid currentColor",
  borderRadius: vars.radius.round,
  /* The shapes carry meaning, so they are kept in forced-colours mode and in print. */
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});

/* Disc, half disc, ring, dotted ring, dash, lozenge. */
export const shape = componentVariants({
  "in-stock": { background: "currentColor" },
  few: { background: "linear-gradient(0deg, currentColor 50%, transparent 50%)" },
  "made-to-order": {},
  "on-request": { borderStyle: "dotted" },
  none: { height: 0, borderWidth: "1px 0", borderRadius: 0, translate: "0 -3px" },
  "low-boiling": { borderRadius: 0, rotate: "45deg", scale: "0.85" },
});

export const note = componentStyle({ display: "block", color: color.textMuted, ...typeScale[12] });
