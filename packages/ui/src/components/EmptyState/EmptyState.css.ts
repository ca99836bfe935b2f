import { componentStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = componentStyle({
  ...asGrid(1),
  justifyItems: "center",
  padding: `${vars.space[14]} ${vars.space[6]}`,
  textAlign: "center",
});

export const mark = componentStyle({ marginBlockEnd: vars.space[3], color: vars.color.lineStrong });

export const title = componentStyle(typeScale[16]);
export const words = componentStyle({ color: vars.color.textMuted, ...typeScale.body });

export const actions = componentStyle({
  ...asWrappingRow(2),
  justifyContent: "center",
  marginBlockStart: vars.space[4],
});
