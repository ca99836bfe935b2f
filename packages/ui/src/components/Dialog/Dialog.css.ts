import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { asRow, asWrappingRow, brokenAtPunctuation, raised } from "../../theme/mixins.ts";
import { risingFrom } from "../../theme/rising.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

const { color, half } = vars;

/* Covers the page with a translucent layer of its own background colour. */
export const backdrop = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: stacking.dialog,
  background: color.surfaceSunken,
  opacity: 0.76,
});

export const dialog = componentRecipe({
  base: {
    position: "fixed",
    inset: 0,
    zIndex: stacking.dialog,
    margin: "auto",
    height: "fit-content",
    maxHeight: `calc(100dvh - ${vars.space[8]})`,
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    ...raised,
    ...risingFrom("8px"),
    /* The dialog takes the focus when it has no focusable content. */
    ":focus-visible": { outline: "none" },
  },
  variants: {
    size: {
      small: { width: `min(100% - ${vars.space[8]}, 440px)` },
      medium: { width: `min(100% - ${vars.space[8]}, 600px)` },
      large: { width: `min(100% - ${vars.space[8]}, 880px)` },
    },
  },
  defaultVariants: { size: "small" },
});

export const head = componentStyle({
  ...asRow(2),
  alignItems: "flex-start",
  justifyContent: "space-between",
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[2]}`,
});

export const title = componentStyle({
  ...typeScale[16],
  ...asRow(2),
  ...brokenAtPunctuation,
  alignItems: "flex-start",
  fontWeight: 600,
});

/* The close button is on the title's line without increasing its height. */
export const close = componentStyle({
  margin: `-10px -12px -10px 0`,
  "@media": { "(min-width: 640px)": { margin: "-6px -8px -6px 0" } },
});

export const body = componentStyle({
  ...typeScale.body,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${half[1]} ${vars.space[6]}`,
});

export const description = componentStyle({ ...typeScale.body, color: color.textMuted });

export const actions = componentStyle({
  ...asWrappingRow(2),
  justifyContent: "flex-end",
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  ":empty": { paddingBlock: vars.space[3] },
});
