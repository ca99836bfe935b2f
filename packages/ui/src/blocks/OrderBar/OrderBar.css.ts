import { keyframes } from "@vanilla-extract/css";
import { below } from "../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../theme/layered.ts";
import { asRow, asWrappingRow, overhang } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

const narrow = "screen and (max-width: 767.98px)";

/* In a low window, such as one enlarged to 200 %, the bar would hide the lines. */
const low = "screen and (max-height: 599.98px)";

/* Sticks to the lower edge of the window until its place after the lines is visible. */
export const bar = screenStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  borderBlock: vars.hairline,
  background: color.surface,
  "@media": {
    [low]: { position: "static" },
    [below.tablet]: {
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      background: color.surfaceRaised,
      vars: { [vars.control.medium]: vars.control.large },
    },
  },
});

/* Focused elements are scrolled clear of the bar. */
globalScreenStyle(`:root:has(${bar})`, {
  scrollPaddingBlockEnd: "128px",
  "@media": { [low]: { scrollPaddingBlockEnd: 0 } },
});

export const trouble = screenStyle({ paddingBlockStart: space[3] });

export const line = screenStyle({
  ...asRow(6),
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: space[3],
  "@media": {
    [narrow]: { flexWrap: "wrap", gap: `0 ${space[4]}`, paddingBlock: space[2] },
  },
});
export const actions = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  flex: "none",
  marginInlineEnd: "auto",
  ...typeScale[13],
  "@media": { [narrow]: { width: "100%", columnGap: space[1], ...typeScale[12] } },
});
/* On a phone all actions stand side by side, so that the bar has one row for them and one for the sums. */
globalScreenStyle(`${actions} > button`, {
  "@media": { [narrow]: { paddingInline: space[1], fontSize: typeScale[12].fontSize } },
});
/* The label of a checkbox is pressed as easily as the buttons beside it. */
globalScreenStyle(`${actions} label`, {
  paddingBlock: space[2],
  marginBlock: `calc(-1 * ${space[2]})`,
});

/* Of quiet buttons alone. */
export const quietActions = screenStyle({
  ...asWrappingRow(3),
  marginInlineStart: overhang,
});

export const sums = screenRecipe({
  base: {
    ...asWrappingRow(0, 3),
    alignItems: "baseline",
    justifyContent: "flex-end",
    transition: `color ${vars.motion.normal}`,
    "@media": { [narrow]: { flex: "999 1 0", minWidth: "140px", justifyContent: "flex-start" } },
  },
  variants: {
    /* Outdated sums are dimmed until the new ones arrive. */
    isStale: { true: { color: color.textMuted }, false: {} },
  },
});
export const minor = screenStyle({
  color: color.textMuted,
  ...typeScale[13],
  "@media": { [narrow]: typeScale[12] },
});
/* On a line of its own, the button takes all of it. */
globalScreenStyle(`${line} > button`, { "@media": { [narrow]: { flexGrow: 1 } } });
export const total = screenStyle({ "@media": { [narrow]: { flexBasis: "100%" } } });
/* The price, not the note beside it. */
globalScreenStyle(`${total} > :first-child`, { "@media": { [narrow]: typeScale[20] } });

/* On a line of its own. */
export const further = screenStyle({
  ...asWrappingRow(0, 3),
  flexBasis: "100%",
  justifyContent: "flex-end",
});

/* Short waits show no spinner. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const waiting = screenStyle({ alignSelf: "center", animation: `${appear} 1ms 400ms both` });
