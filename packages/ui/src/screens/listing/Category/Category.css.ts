import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";

export const name = style(
  inScreens({
    ...typeScale[26],
    fontWeight: 600,
    overflowWrap: "anywhere",
  }),
);
