import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(inScreens({ paddingBlock: vars.space[10] }));

export const lead = style(inScreens({ maxWidth: "640px" }));

/** A name or value of the theme, in the shop's own face: pictures show no other, since machines differ in what they have. */
export const token = style(
  inScreens({ fontFamily: vars.font, fontSize: "12px", whiteSpace: "nowrap" }),
);
