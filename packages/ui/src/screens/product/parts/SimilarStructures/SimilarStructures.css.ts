import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const similar = screenStyle({ paddingBlockStart: space[14] });
export const searches = screenStyle({
  ...asWrappingRow(2, 6),
  paddingBlockStart: space[4],
});
