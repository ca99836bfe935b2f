import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* The three fields stay on one line at every width. */
export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "5fr 9fr 6fr",
  columnGap: vars.space[3],
  minWidth: 0,
});
