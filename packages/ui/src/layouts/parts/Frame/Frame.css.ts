import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { content } from "../../../theme/layout.css.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const skip = screenStyle({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: 1,
});

/* Screens are in the page's column. The footer starts below the window, so that it never moves. */
export const main = screenStyle([
  content,
  {
    display: "block",
    paddingBlockEnd: space[14],
    minHeight: "calc(100vh - 117px)",
    "@media": {
      print: { paddingBlockEnd: 0, minHeight: 0 },
      [from.tablet]: { minHeight: "calc(100vh - 125px)", paddingBlockEnd: space[20] },
      [from.laptop]: { minHeight: "calc(100vh - 169px)" },
    },
  },
]);
