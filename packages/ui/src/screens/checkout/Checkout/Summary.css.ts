import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const title = style(inScreens({ ...typeScale[14], fontWeight: 500 }));

export const note = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const after = style(inScreens({ display: "grid", gap: space[3] }));
export const to = style(
  inScreens({
    display: "flex",
    gap: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: vars.hairline,
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
