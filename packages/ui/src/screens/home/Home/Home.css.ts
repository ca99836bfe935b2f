import { from } from "../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

/* A shop without categories has no column for them. */
export const top = screenRecipe({
  base: {
    ...asGrid(6),
    paddingBlockStart: space[4],
    "@media": {
      [from.tablet]: { paddingBlockStart: space[6] },
      [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 256px", columnGap: space[8] },
    },
  },
  variants: {
    hasCategories: {
      true: {
        "@media": {
          [from.desktop]: {
            gridTemplateColumns: "232px minmax(0, 1fr) 256px",
            gridTemplateRows: "auto 1fr",
          },
        },
      },
      false: {},
    },
  },
});

/* On narrower screens the header and the menu show the categories. */
export const categories = screenStyle({
  display: "none",
  "@media": { [from.desktop]: { display: "grid", gridRow: "span 2" } },
});

export const banner = screenStyle({ minWidth: 0 });

export const side = screenStyle({
  ...asGrid(6),
  alignContent: "start",
  minWidth: 0,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[10] },
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[5] },
  },
});

export const board = screenStyle({
  paddingBlockStart: space[5],
  borderBlockStart: vars.hairline,
  "@media": {
    [from.tablet]: { paddingBlockStart: 0, borderBlockStart: 0 },
    [from.laptop]: {
      paddingBlockStart: space[5],
      borderBlockStart: vars.hairline,
    },
  },
});

export const lookups = screenRecipe({
  base: { minWidth: 0, "@media": { [from.laptop]: { gridColumn: "1 / -1" } } },
  variants: {
    hasCategories: {
      true: { "@media": { [from.desktop]: { gridColumn: "2 / -1" } } },
      false: {},
    },
  },
});

/* Reserves about the space of the lower part until it has loaded, so that the footer does not move away under a pointer. */
export const below = screenStyle({
  minHeight: "1900px",
  "@media": { [from.tablet]: { minHeight: "1350px" }, [from.laptop]: { minHeight: "980px" } },
});
