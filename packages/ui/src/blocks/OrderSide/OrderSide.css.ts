import { from } from "../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;
const narrow = "screen and (max-width: 959.98px)";

/*
 * Beside the page it is sticky. Below it, on narrow screens, `display: contents` lets the button stick to the lower
 * edge of the window until its own place scrolls into view.
 */
export const side = screenStyle({
  "@media": {
    [narrow]: { display: "contents" },
    [from.laptop]: {
      position: "sticky",
      insetBlockStart: space[6],
      alignSelf: "start",
      ...asGrid(4),
      paddingBlock: space[4],
      borderBlock: `${vars.line.rule} solid ${color.rule}`,
    },
  },
});
export const sums = screenStyle({
  ...asGrid(3),
  "@media": {
    [narrow]: {
      paddingBlockStart: space[4],
      borderBlockStart: `${vars.line.rule} solid ${color.rule}`,
    },
  },
});
export const submit = screenStyle({
  ...asGrid(3),
  "@media": {
    [narrow]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 1,
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[2]} ${space[4]}`,
      borderBlockStart: vars.hairline,
      background: color.surfaceRaised,
      gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
      alignItems: "center",
      gap: space[4],
    },
    [from.tablet]: { marginInline: 0 },
  },
});
/* Keeps focused elements from being covered by the bar. */
globalScreenStyle(`:root:has(${submit})`, {
  "@media": { [narrow]: { scrollPaddingBlockEnd: "72px" } },
});
/* In the bar, where the totals are out of view. */
export const barTotal = screenStyle({ "@media": { [from.laptop]: { display: "none" } } });
