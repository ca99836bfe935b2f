import { height } from "../../../components/LineArt/LineArt.css.ts";
import { below, from } from "../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const title = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  paddingBlockEnd: space[4],
  borderBlockEnd: vars.hairline,
});

/* The link covers the row. On a phone the description is under picture and name. */
export const line = screenRecipe({
  base: {
    position: "relative",
    ...asGrid(2, 4),
    alignItems: "center",
    paddingBlock: space[4],
    borderBlockEnd: vars.hairline,
    "@media": { [from.tablet]: { columnGap: space[6], paddingBlock: space[3] } },
    selectors: { "&:has(a:hover)": { background: color.surfaceHover } },
  },
  variants: {
    hasArt: {
      true: {
        gridTemplateColumns: "96px minmax(0, 1fr)",
        "@media": {
          [from.tablet]: {
            gridTemplateColumns: "144px minmax(0, 2fr) minmax(0, 3fr)",
            minHeight: "128px",
          },
        },
      },
      false: {
        gridTemplateColumns: "minmax(0, 1fr)",
        "@media": {
          [from.tablet]: {
            gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
            minHeight: "72px",
          },
        },
      },
    },
  },
});

export const art = screenStyle({
  vars: { [height]: "64px" },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  "@media": { [from.tablet]: { vars: { [height]: "96px" } } },
});

export const head = screenStyle({ minWidth: 0 });
export const name = screenStyle({ ...typeScale[16], fontWeight: 600, overflowWrap: "anywhere" });
export const link = screenStyle({ "::after": { content: '""', position: "absolute", inset: 0 } });
export const claim = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const description = screenStyle({
  ...typeScale[13],
  overflowWrap: "anywhere",
  "@media": { [below.tablet]: { gridColumn: "1 / -1" } },
});
