import { style } from "@vanilla-extract/css";
import { below, from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { overhang } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = style(inScreens({ paddingBlockEnd: space[4] }));
export const scroll = style(
  inScreens({ "@media": { [from.tablet]: { position: "relative", overflowX: "auto" } } }),
);
export const wrapping = style(inScreens({ overflowWrap: "anywhere" }));
/* The text of the button is aligned with the values above it, or with the end of the table. */
export const view = style(
  inScreens({
    "@media": {
      [below.tablet]: { marginInlineStart: overhang },
      [from.tablet]: { marginInlineEnd: overhang },
    },
  }),
);
