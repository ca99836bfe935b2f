import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

/** Sections, with the total of an order or payment beside them. */
export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 280px" },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 304px", gap: space[14] },
  },
});
export const sections = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  alignContent: "start",
});
export const section = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});
export const head = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[4]}`,
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 600 });
