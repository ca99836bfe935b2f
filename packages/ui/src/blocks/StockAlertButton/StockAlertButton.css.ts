import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/* Under the stock: the icon of the button, not its box, is aligned with the text above. */
export const place = style(
  inScreens({
    display: "flex",
    width: "fit-content",
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  }),
);
