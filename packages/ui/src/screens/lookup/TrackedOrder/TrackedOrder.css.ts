import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const result = style(inScreens({ outline: "none" }));
export const head = style(inScreens({ paddingBlock: `${space[2]} ${space[6]}` }));
export const notice = style(inScreens({ marginBlock: `${space[4]} ${space[6]}` }));
export const again = style(inScreens({ maxWidth: "720px", marginBlockStart: space[10] }));
export const againTitle = style(
  inScreens({ ...typeScale[16], fontWeight: 600, paddingBlockEnd: space[4] }),
);
