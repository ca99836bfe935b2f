import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { asGrid, bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, control, space } = vars;

export const menu = screenStyle({
  ...asGrid(6),
  paddingBlockEnd: space[4],
  ...typeScale[14],
});

export const twoColumns = screenStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: space[4],
  alignItems: "center",
});

export const title = screenStyle({
  ...typeScale[12],
  paddingBlockEnd: space[1],
  borderBlockEnd: vars.hairline,
  color: color.textMuted,
  fontWeight: 400,
});

export const name = screenStyle({ ...typeScale[16], fontWeight: 600 });

/* As high as a touch target. */
globalScreenStyle(`${menu} :is(li > a, li > button)`, {
  display: "block",
  width: "100%",
  lineHeight: control.large,
});
globalScreenStyle(`${menu} li > button`, { ...bareButton, textAlign: "start" });

export const item = screenStyle({ fontWeight: 500 });

export const subItems = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  color: color.textMuted,
  ...typeScale[13],
});

export const tree = screenStyle({ marginBlockStart: `calc(-1 * ${space[2]})` });
