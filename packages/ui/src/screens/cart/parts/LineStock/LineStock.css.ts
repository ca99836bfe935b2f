import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";

/* Under the words, which stand beside the mark. */
export const call = style(
  inScreens({ display: "block", paddingInlineStart: "14px", ...typeScale[12] }),
);
