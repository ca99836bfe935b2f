import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const fields = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 88px",
  alignItems: "start",
  columnGap: vars.space[3],
});

export const end = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[3],
});
