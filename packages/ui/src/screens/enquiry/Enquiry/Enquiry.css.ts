import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";

/** Text as it was written, with its line breaks. */
export const written = style(inScreens({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }));
