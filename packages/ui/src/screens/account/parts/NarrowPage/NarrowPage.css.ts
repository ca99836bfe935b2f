import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const page = style(
  inScreens({
    display: "grid",
    gap: vars.space[8],
    width: "100%",
    maxWidth: "640px",
    marginInline: "auto",
    paddingBlock: vars.space[10],
    "@media": { [from.tablet]: { paddingBlock: vars.space[20] } },
  }),
);

/* As wide as the login form. */
export const step = style(
  inScreens({
    display: "grid",
    gap: vars.space[4],
    justifyItems: "start",
    maxWidth: "400px",
    outline: "none",
  }),
);
export const form = style(inScreens({ width: "100%" }));
export const lead = style(
  inScreens({ color: vars.color.textMuted, overflowWrap: "anywhere", ...typeScale.body }),
);
