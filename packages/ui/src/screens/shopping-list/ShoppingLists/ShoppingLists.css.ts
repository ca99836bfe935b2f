import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import * as text from "../../../theme/text.css.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({
  ...asWrappingRow(4),
  alignItems: "flex-start",
  justifyContent: "space-between",
  paddingBottom: space[6],
});
export const lead = screenStyle([text.lead, { maxWidth: "44em" }]);
export const name = screenStyle({ fontWeight: 600, overflowWrap: "anywhere" });
