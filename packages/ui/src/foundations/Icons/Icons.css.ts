import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const grid = screenStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: vars.space[4],
});

export const entry = screenStyle({ display: "flex", alignItems: "center", gap: vars.space[2] });
