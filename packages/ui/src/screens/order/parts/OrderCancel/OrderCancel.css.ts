import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const decision = style(inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space[3] }));
