import { screenStyle } from "../../../../theme/layered.ts";
import { asNumberedList } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const next = screenStyle({
  width: "100%",
  maxWidth: "400px",
  marginInline: "auto",
  marginBlockEnd: space[8],
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const steps = screenStyle({
  ...asNumberedList,
  marginBlockStart: space[2],
  ...typeScale.body,
});
