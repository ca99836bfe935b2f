import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const ask = style(inScreens({ display: "grid", justifyItems: "start", gap: vars.space[3] }));
export const hint = style(inScreens({ color: vars.color.textMuted }));
