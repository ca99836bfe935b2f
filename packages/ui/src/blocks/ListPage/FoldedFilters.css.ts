import { below, from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const foldButton = componentStyle({
  paddingBottom: space[4],
  "@media": { [from.tablet]: { display: "none" } },
});
export const folded = componentStyle({ "@media": { [below.tablet]: { display: "none" } } });
