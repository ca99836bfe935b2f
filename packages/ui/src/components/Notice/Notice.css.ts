import { below } from "../../theme/breakpoints.ts";
import { componentStyle, componentVariants, globalComponentStyle } from "../../theme/layered.ts";
import { asRow, asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
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

/* A notice with details is one line until they are unfolded; the whole line is pressed. */
const lineHeight = "36px";
export const folding = componentStyle({ paddingBlock: 0 });
export const foldingMark = componentStyle({
  height: lineHeight,
  "@media": { [below.tablet]: { height: vars.control.large } },
});
export const fold = componentStyle({ flex: 1, minWidth: 0 });
export const summary = componentStyle({
  ...asRow(3),
  alignItems: "center",
  minHeight: lineHeight,
  listStyle: "none",
  cursor: "pointer",
  "::marker": { content: "" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [below.tablet]: { minHeight: vars.control.large } },
});
export const line = componentStyle({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "[open] > summary > &": { whiteSpace: "normal" } },
});
/* The balanced lines of a heading would wrap. */
globalComponentStyle(`${line} > *`, { whiteSpace: "inherit" });
export const unfold = componentStyle({
  ...asRow(1),
  alignItems: "center",
  flex: "none",
  ...typeScale[13],
  color: color.accent,
  selectors: { "summary:hover > &": { color: color.accentHover } },
});
export const arrow = componentStyle({
  display: "grid",
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "[open] > summary &": { rotate: "180deg" } },
});
export const details = componentStyle({ paddingBlockEnd: half[5] });
