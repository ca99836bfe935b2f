import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";

export const form = style(inScreens({ maxWidth: "400px" }));
