import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color } = vars;

export const name = style(inScreens({ overflowWrap: "anywhere" }));
/* On a phone the button that copies the code is close below: the link reaches up to be tall enough for a finger. */
globalStyle(
  `${name} > a`,
  inScreens({
    "@media": { [below.tablet]: { marginBlockStart: "-4px", paddingBlockStart: "4px" } },
  }),
);
export const pack = style(
  inScreens({ display: "block", color: color.textMuted, overflowWrap: "anywhere" }),
);
export const moment = style(inScreens({ "@media": { [from.tablet]: { whiteSpace: "nowrap" } } }));
export const state = styleVariants({
  open: {},
  sent: inScreens({ color: color.textMuted }),
  "not-sold": inScreens({ color: color.textMuted }),
});
