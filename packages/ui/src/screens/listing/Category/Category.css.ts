import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";

export const name = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  overflowWrap: "anywhere",
});
