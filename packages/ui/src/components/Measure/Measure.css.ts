import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** A unit steps back from its figure: muted, never bold. */
export const unit = style(inComponents({ color: vars.color.textMuted, fontWeight: 400 }));
