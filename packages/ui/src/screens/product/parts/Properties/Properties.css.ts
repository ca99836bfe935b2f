import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const properties = style(inScreens({ display: "grid", gap: vars.space[6] }));
export const title = style(
  inScreens({ ...typeScale[14], fontWeight: 600, paddingBlockEnd: vars.space[1] }),
);
export const text = style(
  inScreens({ ...typeScale.body, maxWidth: "46em", whiteSpace: "pre-line" }),
);
export const nothing = style(inScreens({ color: vars.color.textMuted }));
