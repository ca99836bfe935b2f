import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({
  display: "grid",
  gap: space[5],
  paddingBottom: space[6],
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 720px)",
      alignItems: "center",
      paddingBottom: space[8],
    },
  },
});
