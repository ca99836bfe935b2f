import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

const columnsFrom = (tablet: string, laptop: string) =>
  ({
    display: "grid",
    overflow: "hidden",
    borderBlockStart: vars.hairline,
    "@media": {
      [from.tablet]: { gridTemplateColumns: tablet },
      [from.laptop]: { gridTemplateColumns: laptop },
    },
  }) as const;

/* By the number of columns on wide screens. */
export const lines = screenVariants({
  1: columnsFrom("minmax(0, 1fr)", "minmax(0, 1fr)"),
  2: columnsFrom("1fr 1fr", "1fr 1fr"),
  3: columnsFrom("1fr 1fr", "repeat(3, 1fr)"),
});

/* The list cuts off the line before the first column. */
export const line = screenStyle({
  minWidth: 0,
  borderBlockEnd: vars.hairline,
  "@media": {
    [from.tablet]: { marginInlineStart: "-1px", borderInlineStart: vars.hairline },
  },
});

export const link = screenRecipe({
  base: {
    ...asGrid(4),
    alignItems: "center",
    paddingBlock: space[3],
    "@media": {
      [from.tablet]: { padding: `${space[3]} ${space[4]}` },
      [from.desktop]: { padding: `${space[3]} ${space[6]} ${space[3]} ${space[4]}` },
    },
    selectors: { "a&:hover": { background: color.surfaceHover, color: "inherit" } },
  },
  variants: {
    hasArt: {
      true: {
        gridTemplateColumns: "112px minmax(0, 1fr)",
        minHeight: "104px",
        "@media": {
          [from.tablet]: { minHeight: "152px" },
          [from.desktop]: { gridTemplateColumns: "168px minmax(0, 1fr)" },
        },
      },
      false: { minHeight: "72px" },
    },
  },
});

export const art = screenStyle({
  vars: { [height]: "80px" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  minWidth: 0,
  color: color.text,
  "@media": { [from.tablet]: { vars: { [height]: "112px" } } },
});

export const name = screenStyle({ ...typeScale[16], display: "block", fontWeight: 600 });
export const claim = screenStyle({ ...typeScale[12], display: "block", color: color.textMuted });
