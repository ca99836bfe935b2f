import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* Under the stock: the icon of the button, not its box, is aligned with the text above. */
export const place = screenStyle({
  display: "flex",
  width: "fit-content",
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
