import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const due = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const dueSum = style(inScreens({ display: "block", color: color.text }));
export const rows = style(
  inScreens({
    display: "grid",
    gap: "2px",
    paddingBlockStart: space[3],
    borderBlockStart: vars.hairline,
    ...typeScale[13],
    fontVariantNumeric: "tabular-nums",
  }),
);
export const row = style(inScreens({ display: "flex", justifyContent: "space-between" }));
export const term = style(inScreens({ color: color.textMuted }));
export const off = style(inScreens({ color: color.promotion }));
export const bar = style(inScreens({ whiteSpace: "nowrap" }));
