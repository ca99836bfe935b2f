import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";

/* A structure in a dialog, as high as the window allows. */
export const enlarged = style(
  inScreens({
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    height: "min(480px, 56vh)",
  }),
);
