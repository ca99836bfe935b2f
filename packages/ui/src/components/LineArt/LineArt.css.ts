import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";

/** The most height that a drawing takes where it stands. */
export const height = "--line-art-height";

export const drawing = style(
  inComponents({ display: "block", maxWidth: "100%", maxHeight: `var(${height}, none)` }),
);
