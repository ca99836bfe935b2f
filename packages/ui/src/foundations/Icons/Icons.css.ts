import { screenStyle } from "../../theme/layered.ts";
import { asGrid, asRow } from "../../theme/mixins.ts";

export const grid = screenStyle({
  ...asGrid(4),
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
});

export const entry = screenStyle({ ...asRow(2), alignItems: "center" });
