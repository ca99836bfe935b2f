import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const lead = style(
  inScreens({ ...typeScale.body, color: color.textMuted, paddingBlockEnd: space[4] }),
);
export const search = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    maxWidth: "480px",
    paddingBlockEnd: space[4],
  }),
);
export const field = style(inScreens({ flex: "1 1 240px" }));
