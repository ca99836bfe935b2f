import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { overhang } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = screenStyle({ paddingBlockEnd: space[4] });
export const scroll = screenStyle({
  "@media": { [from.tablet]: { position: "relative", overflowX: "auto" } },
});
export const wrapping = screenStyle({ overflowWrap: "anywhere" });
/* The text of the button is aligned with the values above it, or with the end of the table. */
export const view = screenStyle({
  "@media": {
    [below.tablet]: { marginInlineStart: overhang },
    [from.tablet]: { marginInlineEnd: overhang },
  },
});
