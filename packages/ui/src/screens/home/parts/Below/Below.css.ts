import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const section = screenStyle({
  marginBlockStart: space[10],
  "@media": { [from.tablet]: { marginBlockStart: space[14] } },
});
