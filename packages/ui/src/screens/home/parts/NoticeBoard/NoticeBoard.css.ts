import { screenStyle } from "../../../../theme/layered.ts";
import { bareButton } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingBlockEnd: space[2],
});
export const title = screenStyle(typeScale[16]);
export const more = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  ":hover": { color: color.accent },
});

/* Reserves two lines of subject and four of text. */
export const body = screenStyle({ minHeight: "148px" });

export const subject = screenStyle({
  ...typeScale.body,
  display: "block",
  ...bareButton,
  borderRadius: vars.radius.small,
  textAlign: "start",
  textWrap: "pretty",
  fontWeight: 500,
  ":hover": { color: color.accent },
});

export const words = screenStyle({
  ...typeScale.body,
  display: "-webkit-box",
  marginBlockStart: space[1],
  overflow: "hidden",
  WebkitLineClamp: 4,
  WebkitBoxOrient: "vertical",
  color: color.textMuted,
  fontSize: typeScale[13].fontSize,
});
