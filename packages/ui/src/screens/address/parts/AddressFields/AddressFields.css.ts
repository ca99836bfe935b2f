import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const pair = screenStyle({
  display: "grid",
  gap: `${space[1]} ${space[3]}`,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
