import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const stock = style(
  inComponents({ display: "inline-flex", gap: "6px", alignItems: "baseline", ...typeScale[13] }),
);

export const hue = styleVariants({
  "in-stock": inComponents({ color: color.inStock }),
  few: inComponents({ color: color.inStock }),
  "made-to-order": inComponents({ color: color.madeToOrder }),
  "on-request": inComponents({ color: color.textMuted }),
  none: inComponents({ color: color.textMuted }),
  "low-boiling": inComponents({ color: color.hazard }),
});

export const mark = style(
  inComponents({
    flex: "none",
    width: "8px",
    height: "8px",
    border: "1.5px solid currentColor",
    borderRadius: vars.radius.round,
    /* The shapes carry meaning, so they are kept in forced-colours mode and in print. */
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  }),
);

/* Disc, half disc, ring, dotted ring, dash, lozenge. */
export const shape = styleVariants({
  "in-stock": inComponents({ background: "currentColor" }),
  few: inComponents({ background: "linear-gradient(0deg, currentColor 50%, transparent 50%)" }),
  "made-to-order": {},
  "on-request": inComponents({ borderStyle: "dotted" }),
  none: inComponents({ height: 0, borderWidth: "1px 0", borderRadius: 0, translate: "0 -3px" }),
  "low-boiling": inComponents({ borderRadius: 0, rotate: "45deg", scale: "0.85" }),
});

export const note = style(
  inComponents({ display: "block", color: color.textMuted, ...typeScale[12] }),
);
