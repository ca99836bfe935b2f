import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* One column; from the desktop on with a side column. */
export const page = style(
  inScreens({
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
  }),
);

const place = (gridArea: string) => ({ [from.desktop]: { gridArea } });

export const top = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      print: { gridTemplateColumns: "208px minmax(0, 1fr)", columnGap: space[8] },
      [from.tablet]: { gridTemplateColumns: "232px minmax(0, 1fr)", columnGap: space[8] },
      [from.laptop]: { gridTemplateColumns: "304px minmax(0, 1fr)", columnGap: space[10] },
      ...place("top"),
    },
  }),
);

export const figure = style(
  inScreens({
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    height: "208px",
    "@media": { [from.laptop]: { height: "264px" } },
  }),
);

export const identity = style(
  inScreens({ minWidth: 0, "@media": { [below.tablet]: { paddingBlockStart: space[4] } } }),
);

export const codeLine = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${space[3]}` }),
);

export const nameLine = style(
  inScreens({
    display: "flex",
    alignItems: "flex-start",
    gap: space[2],
    paddingBlockStart: space[1],
    "@media": { [below.tablet]: { justifyContent: "space-between" } },
  }),
);
export const actions = style(inScreens({ display: "flex", flex: "none" }));
export const name = recipe({
  base: inScreens({ fontWeight: 600, overflowWrap: "anywhere" }),
  variants: {
    /* A systematic name of several lines is set smaller. */
    isLong: {
      true: inScreens(typeScale[20]),
      false: inScreens({ ...typeScale[26], "@media": { [from.laptop]: typeScale[34] } }),
    },
  },
});
export const otherName = style(
  inScreens({ ...typeScale[16], color: color.textMuted, overflowWrap: "anywhere" }),
);
export const aliases = style(
  inScreens({ ...typeScale[13], color: color.textMuted, paddingBlockStart: space[1] }),
);
export const identifiers = style(inScreens({ paddingBlockStart: space[3] }));
export const constants = style(
  inScreens({
    marginBlockStart: space[4],
    paddingBlockStart: space[3],
    borderBlockStart: vars.hairline,
  }),
);
export const brand = style(inScreens({ paddingBlockStart: space[3] }));

export const packs = style(
  inScreens({
    minWidth: 0,
    paddingBlockStart: space[8],
    "@media": { [from.tablet]: { paddingBlockStart: space[10] }, ...place("packs") },
  }),
);

/* In a row where there is no side column. */
export const side = style(
  inScreens({
    display: "grid",
    alignContent: "start",
    gap: space[8],
    paddingBlockStart: space[8],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] },
      [from.desktop]: {
        gridArea: "side",
        gridTemplateColumns: "minmax(0, 1fr)",
        paddingBlockStart: 0,
      },
    },
  }),
);

export const more = style(
  inScreens({
    minWidth: 0,
    paddingBlockStart: space[10],

    "@media": place("more"),
  }),
);
/* Reserves space until the details are loaded, so that the footer does not move. */
export const detailsSkeleton = style(inScreens({ "@media": { screen: { minHeight: "100vh" } } }));
export const printed = style(
  inScreens({ display: "grid", gap: space[4], paddingBlockStart: space[8] }),
);
export const panel = style(inScreens({ paddingBlockStart: space[6] }));
export const picture = style(
  inScreens({ display: "grid", gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)", height: "360px" }),
);

export const related = style(
  inScreens({
    display: "grid",
    alignContent: "start",
    gap: space[8],
    paddingBlockStart: space[10],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[10] },
      [from.desktop]: {
        gridArea: "related",
        gridTemplateColumns: "minmax(0, 1fr)",
        paddingBlockStart: space[14],
      },
    },
  }),
);
export const activity = style(
  inScreens({
    display: "grid",
    alignSelf: "start",
    gap: space[2],
    padding: space[4],
    background: color.surfaceSunken,
    borderRadius: vars.radius.medium,
    ...typeScale[13],
  }),
);

export const trailSkeleton = style(inScreens({ paddingBlock: space[4] }));
export const missingActions = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: space[3] }),
);
