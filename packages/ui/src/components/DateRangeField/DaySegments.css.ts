import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const segment = style(
  inComponents({
    borderRadius: vars.radius.small,
    outline: "none",
    caretColor: "transparent",
    whiteSpace: "pre",
    selectors: {
      "&[data-placeholder], &[data-type='literal']": { color: color.textMuted },
      /* The part that is typed: filled, since an outline of two characters is hard to see. */
      "&[data-focused]": { background: color.accentFill, color: color.onAccent },
    },
  }),
);
