import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = screenStyle({
  display: "grid",
  gridTemplateColumns: "80px 40px minmax(0, 1fr)",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const bar = screenStyle({ display: "block", height: "12px", background: vars.color.accent });

export const box = screenStyle({
  display: "block",
  width: "120px",
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceSunken,
});

export const line = screenStyle({ display: "block", width: "100%", background: vars.color.rule });
