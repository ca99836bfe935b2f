import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const lead = screenStyle({
  ...typeScale.body,
  color: color.textMuted,
  paddingBlock: `${space[2]} ${space[6]}`,
});
export const columns = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.laptop]: { gridTemplateColumns: "340px minmax(0, 1fr)", columnGap: space[8] },
  },
});

/** Beside the list, the map stays in view while it scrolls; on phones it is below it. */
export const map = screenStyle({
  alignSelf: "start",
  scrollMarginBlock: space[4],
  "@media": {
    [from.laptop]: { position: "sticky", insetBlockStart: space[4] },
    print: { display: "none" },
  },
});
export const mapSkeleton = screenStyle({
  height: "min(420px, 70vh)",
  background: color.surfaceSunken,
  borderRadius: vars.radius.medium,
  "@media": { [from.laptop]: { height: "min(720px, calc(100vh - 32px))" } },
});
export const list = screenStyle({
  display: "grid",
  alignContent: "start",
  "@media": { print: { columnCount: 2, display: "block" } },
});
export const branch = screenStyle({
  padding: space[3],
  borderBlockEnd: vars.hairline,
  breakInside: "avoid",
  selectors: {
    "&[data-selected]": {
      background: color.surfaceSelected,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
    },
  },
});
export const name = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const choose = screenStyle({
  ...bareButton,
  minHeight: "28px",
  font: "inherit",
  color: color.accent,
  textAlign: "start",
  borderRadius: vars.radius.small,
  ":hover": { color: color.accentHover },
  /* Buttons are not printed, the name is. */
  "@media": { print: { display: "inline !important" } },
});
export const contact = screenStyle({
  ...typeScale[13],
  fontStyle: "normal",
  lineHeight: "22px",
  color: color.textMuted,
});
