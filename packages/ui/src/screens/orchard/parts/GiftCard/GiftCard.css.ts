import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, motion, radius, space } = vars;

/* On phones the picture is beside the words. */
export const gift = screenStyle({
  display: "grid",
  gridTemplateColumns: "120px minmax(0, 1fr)",
  columnGap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: vars.hairline,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space[4],
      paddingBlock: 0,
      borderBlockEnd: "none",
    },
  },
});

export const picture = screenStyle({ position: "relative" });

export const plate = screenRecipe({
  base: {
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    vars: { [height]: "96px" },
    height: "120px",
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    color: color.text,
    transition: `background-color ${motion.quick}`,
    "@media": {
      [from.tablet]: {
        vars: { [height]: "160px" },
        height: "216px",
        selectors: { "article:is(:hover, :focus-within) &": { background: color.pointsSubtle } },
      },
    },
    ":hover": { color: color.text },
  },
  variants: { isOff: { true: { filter: "grayscale(1) opacity(0.55)" }, false: {} } },
});

export const corner = screenStyle({
  position: "absolute",
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  "@media": { [from.tablet]: { insetBlockStart: space[2], insetInlineEnd: space[2] } },
});

export const words = screenStyle({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  minWidth: 0,
});

export const name = screenStyle({ ...typeScale[16], fontWeight: 600, overflowWrap: "anywhere" });

export const facts = screenStyle({
  display: "grid",
  alignContent: "start",
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
  "@media": {
    [from.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: space[4],
    },
  },
});

export const foot = screenStyle({
  ...asWrappingRow(1),
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "44px",
  marginBlockStart: space[1],
  "@media": { [from.tablet]: { minHeight: "36px", marginBlockStart: space[2] } },
});

export const missing = screenStyle({ ...typeScale[13], color: color.textMuted });

export const add = screenStyle({ marginInlineStart: "auto" });
