import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { bareButton } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    paddingBlockEnd: space[2],
  }),
);
export const title = style(inScreens(typeScale[16]));
export const more = style(
  inScreens({ ...typeScale[13], color: color.textMuted, ":hover": { color: color.accent } }),
);

/* Reserves two lines of subject and four of text. */
export const body = style(inScreens({ minHeight: "148px" }));

export const subject = style(
  inScreens({
    ...typeScale.body,
    display: "block",
    ...bareButton,
    borderRadius: vars.radius.small,
    textAlign: "start",
    textWrap: "pretty",
    fontWeight: 500,
    ":hover": { color: color.accent },
  }),
);

export const words = style(
  inScreens({
    ...typeScale.body,
    display: "-webkit-box",
    marginBlockStart: space[1],
    overflow: "hidden",
    WebkitLineClamp: 4,
    WebkitBoxOrient: "vertical",
    color: color.textMuted,
    fontSize: "13px",
  }),
);
