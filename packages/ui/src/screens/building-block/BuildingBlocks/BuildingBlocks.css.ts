import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(inScreens({ paddingBlockEnd: space[5] }));
export const more = style(inScreens({ paddingBlockStart: space[3] }));
export const news = style(inScreens({ paddingBlockStart: space[8] }));
export const article = style(
  inScreens({
    display: "grid",
    alignContent: "start",
    gap: space[1],
    height: "100%",
    paddingBlock: space[3],
    borderBlock: vars.hairline,
  }),
);
export const subject = style(inScreens({ ...typeScale[14], fontWeight: 600 }));
export const summary = style(
  inScreens({
    ...typeScale[13],
    color: color.textMuted,
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
  }),
);
export const day = style(inScreens({ ...typeScale[12], color: color.textMuted }));
