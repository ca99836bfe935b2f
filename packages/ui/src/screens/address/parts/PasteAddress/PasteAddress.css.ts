import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const paste = screenStyle({
  ...asGrid(2),
  paddingBlockEnd: space[6],
  marginBlockEnd: space[6],
  borderBlockEnd: vars.hairline,
});
