import { utilityStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* Hidden until it has the keyboard focus; then over what follows it. */
export const skip = utilityStyle({
  position: "absolute",
  zIndex: 2,
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  /* Beside the edge of a narrow parent, Chinese words would stand one below the other. */
  whiteSpace: "nowrap",
  borderRadius: vars.radius.medium,
  background: color.surfaceInverse,
  color: color.textInverse,
  selectors: {
    "&:focus": {
      width: "auto",
      height: "auto",
      padding: `${space[2]} ${space[4]}`,
      overflow: "visible",
      clipPath: "none",
    },
    "&:hover": { color: color.textInverse },
  },
});
