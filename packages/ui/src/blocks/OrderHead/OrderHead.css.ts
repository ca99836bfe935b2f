import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

/* In a low window, such as one enlarged to 200 %, the steps are beside the title. */
const low = "screen and (min-width: 640px) and (max-height: 599.98px)";

export const head = screenStyle({
  ...asGrid(5),
  paddingBottom: space[6],
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 720px)",
      alignItems: "center",
      paddingBottom: space[8],
    },
    [low]: {
      gridTemplateColumns: "auto minmax(0, 480px)",
      justifyContent: "space-between",
      alignItems: "center",
      paddingBottom: space[3],
    },
  },
});
export const title = screenStyle({ ...asWrappingRow(4), alignItems: "baseline", minWidth: 0 });
