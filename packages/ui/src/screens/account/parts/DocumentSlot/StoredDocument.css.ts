import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const stored = style(
  inScreens({ display: "flex", alignItems: "center", gap: vars.space[3], minWidth: 0 }),
);
export const fileName = style(inScreens({ overflowWrap: "anywhere", minWidth: 0 }));
export const none = style(inScreens({ color: vars.color.textMuted }));
