import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asRow, asWrappingRow, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, control, space } = vars;

/* On narrower screens the phone menu has the categories. */
export const menu = screenStyle({
  display: "none",
  "@media": { [from.laptop]: { display: "block" } },
});

export const bar = screenStyle({
  ...asRow(8),
  alignItems: "center",
  minHeight: control.large,
});

export const all = screenStyle({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: space[2],
  height: control.large,
  ...bareButton,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  whiteSpace: "nowrap",
  ":hover": { color: color.accent },
  selectors: { "&[aria-expanded='true']": { color: color.accent } },
});

const laptop = `${from.laptop} and (max-width: 1279.98px)`;

/* English names are longer: from 1280 px on they fit into one line, below it into two, whose space is reserved. */
export const sections = screenStyle({
  ...asWrappingRow(0, 4),
  flex: 1,
  minWidth: 0,
  whiteSpace: "nowrap",
  "@media": {
    [from.desktop]: { columnGap: "28px" },
    [laptop]: { selectors: { "&:lang(en)": { minHeight: "64px" } } },
  },
  selectors: { "&:lang(en)": { ...typeScale[13], columnGap: space[3] } },
});

export const section = screenStyle({
  display: "block",
  lineHeight: control.large,
  ":focus-visible": { outlineOffset: "-2px" },
  "@media": { [laptop]: { selectors: { "&:lang(en)": { lineHeight: "32px" } } } },
  selectors: {
    "&[aria-current]": {
      color: color.accent,
      fontWeight: 600,
      boxShadow: `inset 0 calc(-1 * ${vars.line.rule}) ${color.accent}`,
    },
  },
});

export const skeletonBox = screenStyle({ display: "block", paddingBlock: space[3] });
