import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const links = screenStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[2],
});
