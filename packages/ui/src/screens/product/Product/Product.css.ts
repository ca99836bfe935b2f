import { fit } from "../../../components/LineArt/LineArt.css.ts";
import { below, from } from "../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* One column; from the desktop on with a side column. */
export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) 256px",
      gridTemplateRows: "auto 1fr auto",
      gridTemplateAreas: '"top side" "packs side" "more related"',
      columnGap: space[10],
    },
  },
});

const place = (gridArea: string) => ({ [from.desktop]: { gridArea } });

export const top = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    print: { gridTemplateColumns: "208px minmax(0, 1fr)", columnGap: space[8] },
    [from.tablet]: { gridTemplateColumns: "232px minmax(0, 1fr)", columnGap: space[8] },
    [from.laptop]: { gridTemplateColumns: "304px minmax(0, 1fr)", columnGap: space[10] },
    ...place("top"),
  },
});

export const figure = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  height: "208px",
  "@media": { [from.laptop]: { height: "264px" } },
});

export const identity = screenStyle({
  minWidth: 0,
  "@media": { [below.tablet]: { paddingBlockStart: space[4] } },
});

export const codeLine = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "center",
});

export const nameLine = screenStyle({
  ...asRow(2),
  alignItems: "flex-start",
  paddingBlockStart: space[1],
  "@media": { [below.tablet]: { justifyContent: "space-between" } },
});
export const actions = screenStyle({ display: "flex", flex: "none" });
export const name = screenRecipe({
  base: { fontWeight: 600, overflowWrap: "anywhere" },
  variants: {
    /* A systematic name of several lines is set smaller. */
    isLong: {
      true: typeScale[20],
      false: { ...typeScale[26], "@media": { [from.laptop]: typeScale[34] } },
    },
  },
});
export const otherName = screenStyle({
  ...typeScale[16],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const aliases = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  paddingBlockStart: space[1],
});
export const identifiers = screenStyle({ paddingBlockStart: space[3] });
export const constants = screenStyle({
  marginBlockStart: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: vars.hairline,
});
export const brand = screenStyle({ paddingBlockStart: space[3] });

export const offers = screenStyle({ minWidth: 0, "@media": place("packs") });
export const packs = screenRecipe({
  base: { paddingBlockStart: space[8] },
  variants: {
    /* Below the other items of the substance, closer, so that the packs stay in sight. */
    isBelow: {
      true: { paddingBlockStart: space[6] },
      false: { "@media": { [from.tablet]: { paddingBlockStart: space[10] } } },
    },
  },
});

/* In a row where there is no side column. */
export const side = screenStyle({
  ...asGrid(8),
  alignContent: "start",
  paddingBlockStart: space[8],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] },
    [from.desktop]: {
      gridArea: "side",
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlockStart: 0,
    },
  },
});

export const more = screenStyle({
  minWidth: 0,
  paddingBlockStart: space[10],

  "@media": place("more"),
});
/* Reserves space until the details are loaded, so that the footer does not move. */
export const detailsSkeleton = screenStyle({ "@media": { screen: { minHeight: "100vh" } } });
export const printed = screenStyle({ ...asGrid(4), paddingBlockStart: space[8] });
export const panel = screenStyle({ paddingBlockStart: space[6] });
export const pictures = screenStyle(asGrid(4));
export const picture = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  height: "360px",
});

export const related = screenStyle({
  ...asGrid(8),
  alignContent: "start",
  paddingBlockStart: space[10],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] },
    [from.desktop]: {
      gridArea: "related",
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlockStart: space[14],
    },
  },
});
export const activity = screenStyle({
  ...asGrid(2),
  alignSelf: "start",
  padding: space[4],
  background: color.surfaceSunken,
  borderRadius: vars.radius.medium,
  ...typeScale[13],
});

export const photograph = screenStyle({
  vars: { [fit]: "cover" },
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: vars.radius.small,
});

export const trailSkeleton = screenStyle({ paddingBlock: space[4] });
export const missingActions = screenStyle(asWrappingRow(3));
