import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const reason = screenStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const refusal = screenStyle({ overflowWrap: "anywhere" });

export const product = screenStyle({ textAlign: "start", overflowWrap: "anywhere" });
export const code = screenStyle({ display: "block", fontWeight: 500 });
export const name = screenStyle({ display: "block", ...typeScale[14], fontWeight: 400 });
export const meta = screenStyle({
  display: "block",
  ...typeScale[12],
  fontWeight: 400,
  color: color.textMuted,
});
export const remark = screenStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const file = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  paddingBlock: space[2],
  borderBlockEnd: vars.hairline,
});
export const view = screenStyle({ marginInlineEnd: overhang });
export const all = screenStyle({ paddingBlockStart: space[3] });
export const fileName = screenStyle({ ...typeScale[14], overflowWrap: "anywhere" });
