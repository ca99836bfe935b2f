import { from } from "../../theme/breakpoints.ts";
import { screenStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

/** Sections, with the total of an order or payment beside them. */
export const page = screenStyle({
  ...asGrid(10),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 280px" },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 304px", gap: space[14] },
  },
});
export const sections = screenStyle({
  ...asGrid(10),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});
export const section = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const head = screenStyle({
  ...asWrappingRow(0, 4),
  alignItems: "baseline",
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 600 });
