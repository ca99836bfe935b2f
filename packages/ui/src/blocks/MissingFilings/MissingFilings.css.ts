import { screenStyle } from "../../theme/layered.ts";
import { asWrappingRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const filings = screenStyle({ display: "grid", borderBlock: vars.hairline });
export const filing = screenStyle({
  ...asWrappingRow(1, 4),
  justifyContent: "space-between",
  padding: `${space[2]} 0`,
  overflowWrap: "anywhere",
  selectors: { "&:not(:first-child)": { borderTop: vars.hairline } },
});
