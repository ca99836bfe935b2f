import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

/*
 * All columns end at the same height. A shop without categories has no column for them. The look-ups are below the banners, or below the
 * welcome where there is no notice.
 */
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
        "@media": { [from.desktop]: { gridTemplateColumns: "232px minmax(0, 1fr) 256px" } },
      },
      false: {},
    },
    lookups: {
      row: { "@media": { [from.laptop]: { gridTemplateRows: "1fr auto" } } },
      column: { "@media": { [from.laptop]: { gridTemplateRows: "auto 1fr" } } },
    },
  },
});

/* On narrower screens the header and the menu show the categories. */
export const categories = screenStyle({
  display: "none",
  "@media": { [from.desktop]: { display: "grid", gridRow: "span 2" } },
});

const filled = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/* The banners fill the height of their place. */
export const banner = screenStyle({ ...filled, minWidth: 0 });
globalScreenStyle(`${banner} > section`, filled);

export const tallBanner = screenStyle([
  banner,
  { "@media": { [from.laptop]: { gridRow: "span 2" } } },
]);

export const side = screenStyle({
  ...asGrid(6),
  alignContent: "start",
  minWidth: 0,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", gap: space[10] },
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      alignContent: "stretch",
      gap: space[5],
    },
  },
});

export const board = screenStyle({
  paddingBlockStart: space[5],
  borderBlockStart: vars.hairline,
  "@media": {
    [from.tablet]: { paddingBlockStart: 0, borderBlockStart: 0 },
    [from.laptop]: {
      padding: space[4],
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceSunken,
    },
  },
});

export const lookups = screenRecipe({
  base: { minWidth: 0 },
  variants: {
    hasCategories: { true: {}, false: {} },
    lookups: {
      row: { "@media": { [from.laptop]: { gridColumn: "1 / -1" } } },
      column: { "@media": { [from.laptop]: { gridColumn: "-2 / -1" } } },
    },
  },
  compoundVariants: [
    {
      variants: { hasCategories: true, lookups: "row" },
      style: { "@media": { [from.desktop]: { gridColumn: "2 / -1" } } },
    },
  ],
});

/* Reserves about the space of the lower part until it has loaded, so that the footer does not move away under a pointer. */
export const below = screenStyle({
  minHeight: "2120px",
  "@media": { [from.tablet]: { minHeight: "1420px" }, [from.laptop]: { minHeight: "980px" } },
});
