import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { stacking } from "../../../components/overlay/stacking.ts";
import { bottomBarHeight } from "../../../theme/bottom-bar-height.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { content } from "../../../theme/layout.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;
const offset = fallbackVar(bottomBarHeight, "0px");

/* Sticks to the lower edge of the window, and ends above the footer. */
export const bar = style(
  inScreens({
    position: "sticky",
    insetBlockEnd: offset,
    zIndex: stacking.panel - 1,
    borderBlockStart: vars.hairline,
    background: color.surfaceRaised,
  }),
);

/* Keeps focused elements from being covered by the bar. */
globalStyle(`:root:has(${bar})`, {
  "@layer": {
    [screens]: {
      scrollPaddingBlockEnd: `calc(112px + ${offset})`,
      "@media": { [from.tablet]: { scrollPaddingBlockEnd: "72px" } },
    },
  },
});

export const line = style([
  content,
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[1]} ${space[4]}`,
    paddingBlock: space[2],
    "@media": { [from.tablet]: { flexWrap: "nowrap" } },
  }),
]);
export const count = style(inScreens({ flex: "none", color: color.textMuted, ...typeScale[13] }));
export const items = style(
  inScreens({
    order: 1,
    display: "flex",
    flexBasis: "100%",
    gap: space[2],
    minWidth: 0,
    padding: 0,
    margin: 0,
    overflowX: "auto",
    listStyle: "none",
    "@media": { [from.tablet]: { order: 0, flex: "1 1 0" } },
  }),
);
export const item = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    flex: "0 1 auto",
    minWidth: 0,
    gap: space[2],
    paddingInlineStart: space[2],
    border: vars.hairline,
    borderRadius: vars.radius.medium,
    ...typeScale[13],
  }),
);
export const name = style(
  inScreens({
    display: "none",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "@media": { [from.laptop]: { display: "block" } },
  }),
);
export const code = style(inScreens({ flex: "none", color: color.textMuted }));
export const actions = style(
  inScreens({ display: "flex", flex: "none", alignItems: "center", gap: space[2] }),
);
