import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid, bareButton, brokenAtPunctuation } from "../../theme/mixins.ts";
import { risingFrom } from "../../theme/rising.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "./stacking.ts";

const { color, half } = vars;

/* Above the bar with the total that sticks to the bottom on phones. */
export const viewport = componentStyle({
  position: "fixed",
  zIndex: stacking.toast,
  insetInline: vars.space[4],
  insetBlockEnd: "88px",
  ...asGrid(2),
  justifyItems: "center",
  pointerEvents: "none",
  ":focus-visible": { outline: "none" },
  "@media": { [from.tablet]: { insetBlockEnd: vars.space[10] } },
});

export const toast = componentStyle({
  display: "inline-flex",
  ...brokenAtPunctuation,
  alignItems: "flex-start",
  gap: vars.space[2],
  maxWidth: "560px",
  padding: `${half[5]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceInverse,
  color: color.textInverse,
  pointerEvents: "auto",
  ...risingFrom("8px"),
  selectors: {
    "&[data-swipe='move']": {
      transform: "translateY(var(--radix-toast-swipe-move-y))",
      transition: "none",
    },
  },
});

export const mark = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  height: "20px",
});

export const action = componentStyle({
  flex: "none",
  position: "relative",
  marginInlineStart: vars.space[2],
  ...bareButton,
  color: "inherit",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "4px",
  selectors: {
    "&:hover": { color: "inherit", textDecorationThickness: "2px" },
    "&:focus-visible": { outlineColor: "currentColor" },
  },
  "::before": { content: "", position: "absolute", inset: "-12px -8px" },
});
