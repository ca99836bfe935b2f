import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const paste = screenStyle({
  display: "grid",
  gap: space[2],
  paddingBlockEnd: space[6],
  marginBlockEnd: space[6],
  borderBlockEnd: vars.hairline,
});
