import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    minWidth: 0,
    maxWidth: "960px",
  }),
);
export const head = style(inScreens({ display: "grid", gap: space[2] }));
export const lead = style(
  inScreens({ ...typeScale.body, maxWidth: "44em", color: color.textMuted }),
);
export const form = style(inScreens({ maxWidth: "800px", scrollMarginBlockStart: space[10] }));
export const sections = style(inScreens({ display: "grid", gap: space[6], minWidth: 0 }));
