import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inScreens } from "../../theme/layered.ts";
import { screens } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;
const narrow = "screen and (max-width: 959.98px)";

/*
 * Beside the page it stays in sight. Below it on narrow screens it is no box at all, so that the button stays at the
 * lower edge of the window along the whole page, until its own place comes into sight.
 */
export const side = style(
  inScreens({
    "@media": {
      [narrow]: { display: "contents" },
      [from.laptop]: {
        position: "sticky",
        insetBlockStart: space[6],
        alignSelf: "start",
        display: "grid",
        gap: space[4],
        paddingBlock: space[4],
        borderBlock: `${vars.line.rule} solid ${color.rule}`,
      },
    },
  }),
);
export const sums = style(
  inScreens({
    display: "grid",
    gap: space[3],
    "@media": {
      [narrow]: {
        paddingBlockStart: space[4],
        borderBlockStart: `${vars.line.rule} solid ${color.rule}`,
      },
    },
  }),
);
export const submit = style(
  inScreens({
    display: "grid",
    gap: space[3],
    "@media": {
      [narrow]: {
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: 1,
        marginInline: "-16px",
        padding: `${space[2]} ${space[4]}`,
        borderBlockStart: `${vars.line.hair} solid ${color.line}`,
        background: color.surfaceRaised,
        gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
        alignItems: "center",
        gap: space[4],
      },
      [from.tablet]: { marginInline: 0 },
    },
  }),
);
/* Nothing that the keyboard reaches lies under it. */
globalStyle(`:root:has(${submit})`, {
  "@layer": { [screens]: { "@media": { [narrow]: { scrollPaddingBlockEnd: "72px" } } } },
});
/* In the bar, where the sums are out of sight. */
export const barSum = style(inScreens({ "@media": { [from.laptop]: { display: "none" } } }));
