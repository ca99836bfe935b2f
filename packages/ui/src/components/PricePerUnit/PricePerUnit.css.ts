import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const perUnit = style(inComponents({ color: vars.color.textMuted, whiteSpace: "nowrap" }));
