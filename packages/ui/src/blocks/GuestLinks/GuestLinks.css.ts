import { screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";

export const links = screenStyle({
  ...asGrid(2),
  gridTemplateColumns: "1fr 1fr",
});
