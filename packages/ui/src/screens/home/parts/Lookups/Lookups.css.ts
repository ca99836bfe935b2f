import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle, screenVariants } from "../../../../theme/layered.ts";
import { asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, half, space } = vars;

const list = screenStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderBlock: vars.hairline,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(5, 1fr)" } },
});

/* A column is as high as its place. */
export const lookups = screenVariants({
  row: [list],
  column: [
    list,
    { height: "100%", "@media": { [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr)" } } },
  ],
});

const entry = screenStyle({
  selectors: {
    "&:nth-child(even)": { borderInlineStart: vars.hairline, paddingInlineStart: space[3] },
    "&:nth-child(n + 3)": { borderBlockStart: vars.hairline },
    "&:last-child": { gridColumn: "1 / -1" },
  },
  "@media": {
    [from.tablet]: {
      selectors: {
        "&:nth-child(n)": { borderBlockStart: 0, paddingInlineStart: space[3] },
        "&:nth-child(n + 2)": { borderInlineStart: vars.hairline },
        "&:first-child": { paddingInlineStart: 0 },
        "&:last-child": { gridColumn: "auto" },
      },
    },
    [from.desktop]: {
      selectors: {
        "&:nth-child(n)": { paddingInlineStart: space[5] },
        "&:first-child": { paddingInlineStart: 0 },
      },
    },
  },
});

export const lookup = screenVariants({
  row: [entry],
  column: [
    entry,
    {
      "@media": {
        [from.laptop]: {
          display: "grid",
          alignItems: "center",
          selectors: {
            "&:nth-child(n)": { borderInlineStart: 0, paddingInlineStart: 0 },
            "&:nth-child(n + 2)": { borderInlineStart: 0, borderBlockStart: vars.hairline },
          },
        },
        [from.desktop]: { selectors: { "&:nth-child(n)": { paddingInlineStart: 0 } } },
      },
    },
  ],
});

const place = screenStyle({
  ...asRow(3),
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  "@media": {
    [from.tablet]: { paddingBlock: space[4], gap: space[2] },
    [from.desktop]: { gap: space[3] },
  },
});

export const link = screenVariants({
  row: [place],
  column: [place, { "@media": { [from.laptop]: { paddingBlock: space[1], gap: space[3] } } }],
});

export const mark = screenStyle({ flex: "none", marginBlockStart: half[1], color: color.accent });
export const title = screenStyle({ display: "block", fontWeight: 500 });
export const by = screenStyle({
  ...typeScale[12],
  display: "block",
  color: color.textMuted,
  textWrap: "pretty",
});
