import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { asWrappingRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, space } = vars;

export const notice = componentStyle({
  display: "flex",
  justifySelf: "stretch",
  gap: half[5],
  padding: `${half[5]} ${space[4]} ${half[5]} 14px`,
  borderInlineStart: `${vars.line.rule} solid`,
  lineHeight: "24px",
});

export const kinds = componentVariants({
  info: { borderColor: color.rule, background: color.surfaceSunken },
  success: { borderColor: color.inStock, background: color.inStockSubtle },
  hazard: { borderColor: color.hazard, background: color.hazardSubtle },
  points: { borderColor: color.pointsMark, background: color.pointsSubtle },
});

const mark = { height: "24px", display: "grid", placeItems: "center" } as const;

export const marks = componentVariants({
  info: { ...mark, color: color.textMuted },
  success: { ...mark, color: color.inStock },
  hazard: { ...mark, color: color.hazard },
  points: { ...mark, color: color.points },
});

/* Where the words would get a narrow column, the action is below them. */
export const body = componentStyle({
  ...asWrappingRow(2, 4),
  flex: 1,
  minWidth: 0,
});
export const words = componentStyle({ flex: "1 1 15rem", minWidth: 0, textWrap: "pretty" });
export const action = componentStyle({ flex: "none", alignSelf: "center", marginBlock: "-6px" });
