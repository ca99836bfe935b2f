import { height } from "../../../../components/LineArt/LineArt.css.ts";
import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const lines = screenStyle({
  display: "grid",
  borderBlockStart: vars.hairline,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.laptop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  },
});

export const line = screenStyle({
  minWidth: 0,
  borderBlockEnd: vars.hairline,
  "@media": {
    [`${from.tablet} and (max-width: 959.98px)`]: {
      selectors: { "&:nth-child(even)": { borderInlineStart: vars.hairline } },
    },
    [from.laptop]: {
      selectors: { "&:not(:nth-child(3n + 1))": { borderInlineStart: vars.hairline } },
    },
  },
});

export const link = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "112px minmax(0, 1fr)",
  alignItems: "center",
  minHeight: "104px",
  paddingBlock: space[3],
  "@media": {
    [from.tablet]: { minHeight: "152px", padding: `${space[3]} ${space[4]}` },
    [from.desktop]: {
      gridTemplateColumns: "168px minmax(0, 1fr)",
      padding: `${space[3]} ${space[6]} ${space[3]} ${space[4]}`,
    },
  },
  selectors: { "a&:hover": { background: color.surfaceHover, color: "inherit" } },
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
