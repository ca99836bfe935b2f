import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";

export const page = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const head = screenStyle({ ...asGrid(2), justifyItems: "start" });
export const links = screenStyle(asWrappingRow(4));
