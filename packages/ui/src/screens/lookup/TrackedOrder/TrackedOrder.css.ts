import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const result = screenStyle({ outline: "none" });
export const head = screenStyle({ paddingBlock: `${space[2]} ${space[6]}` });
export const notice = screenStyle({ marginBlock: `${space[4]} ${space[6]}` });
export const again = screenStyle({ maxWidth: "720px", marginBlockStart: space[10] });
export const againTitle = screenStyle({
  ...typeScale[16],
  fontWeight: 600,
  paddingBlockEnd: space[4],
});
