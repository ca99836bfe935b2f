import { screenStyle } from "../../../theme/layered.ts";

/* A structure in a dialog, as high as the window allows. */
export const enlarged = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  height: "min(480px, 56vh)",
});
