import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;
const narrow = "screen and (max-width: 959.98px)";

/*
 * Beside the page it stays in sight. Below it on narrow screens it is no box at all, so that the button stays at the
 * lower edge of the window along the whole page, until its own place comes into sight.
 */
export const summary = style(
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
export const title = style(inScreens({ ...typeScale[14], fontWeight: 500 }));

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

export const note = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const after = style(inScreens({ display: "grid", gap: space[3] }));
export const to = style(
  inScreens({
    display: "flex",
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `${vars.line.hair} solid ${color.line}`,
    ...typeScale[13],
    color: color.textMuted,
    overflowWrap: "anywhere",
  }),
);
export const pin = style(inScreens({ flex: "none", lineHeight: 0, paddingBlockStart: "2px" }));

export const blockers = recipe({
  base: inScreens({
    display: "grid",
    gap: space[1],
    padding: `10px ${space[4]} 10px 14px`,
    borderInlineStart: `${vars.line.rule} solid ${color.rule}`,
    background: color.surfaceSunken,
    ...typeScale[13],
  }),
  variants: {
    isPressing: {
      true: inScreens({ borderColor: color.hazard, background: color.hazardSubtle }),
      false: {},
    },
  },
});
export const blockersTitle = style(
  inScreens({ display: "flex", alignItems: "center", gap: space[1], color: color.textMuted }),
);
export const blocker = style(
  inScreens({
    padding: "2px 0",
    border: 0,
    background: "none",
    color: color.text,
    textAlign: "start",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    textDecorationColor: color.lineStrong,
    ":hover": { color: color.accent, textDecorationColor: "currentColor" },
    "@media": { "(pointer: coarse)": { paddingBlock: "10px" } },
  }),
);
