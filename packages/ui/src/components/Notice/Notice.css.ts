import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const notice = style(
  inComponents({
    display: "flex",
    justifySelf: "stretch",
    gap: "10px",
    padding: "10px 16px 10px 14px",
    borderInlineStart: `${vars.line.rule} solid`,
    lineHeight: "24px",
  }),
);

export const kinds = styleVariants({
  info: inComponents({ borderColor: color.rule, background: color.surfaceSunken }),
  success: inComponents({ borderColor: color.inStock, background: color.inStockSubtle }),
  hazard: inComponents({ borderColor: color.hazard, background: color.hazardSubtle }),
  points: inComponents({ borderColor: color.pointsMark, background: color.pointsSubtle }),
});

const mark = { height: "24px", display: "grid", placeItems: "center" } as const;

export const marks = styleVariants({
  info: inComponents({ ...mark, color: color.textMuted }),
  success: inComponents({ ...mark, color: color.inStock }),
  hazard: inComponents({ ...mark, color: color.hazard }),
  points: inComponents({ ...mark, color: color.points }),
});

/* Where the words would get a narrow column, the action is below them. */
export const body = style(
  inComponents({ display: "flex", flex: 1, minWidth: 0, flexWrap: "wrap", gap: "8px 16px" }),
);
export const words = style(inComponents({ flex: "1 1 15rem", minWidth: 0, textWrap: "pretty" }));
export const action = style(
  inComponents({ flex: "none", alignSelf: "center", marginBlock: "-6px" }),
);
