import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** Units are muted, never bold. */
export const unit = style(inComponents({ color: vars.color.textMuted, fontWeight: 400 }));
