import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = screenStyle({
  ...asGrid(2, 4),
  gridTemplateColumns: "80px 40px minmax(0, 1fr)",
  alignItems: "center",
});

export const bar = screenStyle({ display: "block", height: "12px", background: vars.color.accent });

export const box = screenStyle({
  display: "block",
  width: "120px",
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceSunken,
});

export const line = screenStyle({ display: "block", width: "100%", background: vars.color.rule });
