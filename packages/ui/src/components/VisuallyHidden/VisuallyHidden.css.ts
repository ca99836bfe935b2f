import { style } from "@vanilla-extract/css";
import { inUtilities } from "../../theme/layered.ts";
import { screenReaderOnly } from "../../theme/mixins.ts";

export const visuallyHidden = style(
  inUtilities({
    ...screenReaderOnly,
    margin: "-1px",
    padding: 0,
    border: 0,
    whiteSpace: "nowrap",
  }),
);
