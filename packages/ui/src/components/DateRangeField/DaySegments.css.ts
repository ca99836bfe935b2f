import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const segment = componentStyle({
  borderRadius: vars.radius.small,
  outline: "none",
  caretColor: "transparent",
  whiteSpace: "pre",
  selectors: {
    "&[data-placeholder], &[data-type='literal']": { color: color.textMuted },
    /* The part that is typed: filled, since an outline of two characters is hard to see. */
    "&[data-focused]": { background: color.accentFill, color: color.onAccent },
  },
});
