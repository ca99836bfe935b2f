import { style } from "@vanilla-extract/css";
import { inUtilities } from "../../theme/layered.ts";

export const visuallyHidden = style(
  inUtilities({
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    padding: 0,
    border: 0,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  }),
);
