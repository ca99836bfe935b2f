import { screenStyle } from "../../../theme/layered.ts";
import * as text from "../../../theme/text.css.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[4],
  paddingBottom: space[6],
});
export const lead = screenStyle([text.lead, { maxWidth: "44em" }]);
export const name = screenStyle({ fontWeight: 600, overflowWrap: "anywhere" });
