import { screenStyle } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  minWidth: 0,
});
export const head = screenStyle({ display: "grid", gap: space[2], justifyItems: "start" });
export const links = screenStyle({ display: "flex", flexWrap: "wrap", gap: space[4] });
