import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const filings = screenStyle({ display: "grid", borderBlock: vars.hairline });
export const filing = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} 0`,
  overflowWrap: "anywhere",
  selectors: { "&:not(:first-child)": { borderTop: vars.hairline } },
});
