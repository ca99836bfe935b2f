import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({
  ...asGrid(5),
  paddingBottom: space[6],
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 720px)",
      alignItems: "center",
      paddingBottom: space[8],
    },
  },
});
