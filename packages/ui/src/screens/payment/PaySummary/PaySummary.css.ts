import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;
const narrow = "screen and (max-width: 959.98px)";

/** What is to be chosen, and beside it what it comes to. */
export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    "@media": {
      [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 280px" },
      [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 304px", gap: space[14] },
    },
  }),
);
export const sections = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    alignContent: "start",
  }),
);
export const section = style(
  inScreens({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] }),
);
export const head = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space[4]}` }),
);
export const title = style(inScreens({ ...typeScale[16], fontWeight: 600 }));

/*
 * Beside the page it stays in sight. Below it on narrow screens it is no box at all, so that its last part, the button,
 * stays at the lower edge of the window along the whole page.
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
export const due = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const dueSum = style(inScreens({ display: "block", color: color.text }));
export const rows = style(
  inScreens({
    display: "grid",
    gap: "2px",
    paddingBlockStart: space[3],
    borderBlockStart: `${vars.line.hair} solid ${color.line}`,
    ...typeScale[13],
    fontVariantNumeric: "tabular-nums",
  }),
);
export const row = style(inScreens({ display: "flex", justifyContent: "space-between" }));
export const term = style(inScreens({ color: color.textMuted }));
export const off = style(inScreens({ color: color.promotion }));

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
    },
  }),
);
/* Nothing that the keyboard reaches lies under it. */
globalStyle(`:root:has(${submit})`, {
  "@layer": { [screens]: { "@media": { [narrow]: { scrollPaddingBlockEnd: "72px" } } } },
});
/* In the bar, where the sums are out of sight. */
export const barSum = style(
  inScreens({ whiteSpace: "nowrap", "@media": { [from.laptop]: { display: "none" } } }),
);
