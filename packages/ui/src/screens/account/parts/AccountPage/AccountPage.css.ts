import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    minWidth: 0,
    maxWidth: "800px",
  }),
);
export const head = style(inScreens({ display: "grid", gap: space[1] }));
export const lead = style(inScreens({ ...typeScale.body, color: color.textMuted }));
export const sections = style(inScreens({ display: "grid", gap: space[6], minWidth: 0 }));
export const actions = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }),
);
