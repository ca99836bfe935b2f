import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const page = style(
  inScreens({
    display: "grid",
    gap: vars.space[6],
    width: "100%",
    maxWidth: "400px",
    marginInline: "auto",
    paddingBlock: vars.space[10],
    "@media": { [from.tablet]: { paddingBlock: vars.space[20] } },
  }),
);

export const head = style(inScreens({ display: "grid", gap: vars.space[1] }));
export const welcome = style(inScreens({ color: vars.color.textMuted, ...typeScale.body }));
