import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(inScreens({ paddingBlock: vars.space[10] }));

export const lead = style(inScreens({ maxWidth: "640px" }));

/** A name or value of the theme. */
export const token = style(
  inScreens({ fontFamily: "ui-monospace, monospace", fontSize: "12px", whiteSpace: "nowrap" }),
);
