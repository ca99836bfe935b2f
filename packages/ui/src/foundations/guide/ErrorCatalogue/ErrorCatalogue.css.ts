import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

/** The same columns in the table of every area. */
export const table = style(inScreens({ "@media": { [from.tablet]: { tableLayout: "fixed" } } }));

export const call = style(inScreens({ width: "18%" }));
export const code = style(inScreens({ width: "72px" }));
export const look = style(inScreens({ width: "16%" }));
export const stories = style(inScreens({ width: "22%" }));

/** A long path wraps. */
export const path = style(inScreens({ whiteSpace: "normal", overflowWrap: "anywhere" }));

/** A separator between the parts of a text. */
export const part = style(
  inScreens({
    selectors: {
      "& + &::before": { content: '"·"', marginInline: vars.space[1], color: vars.color.textMuted },
    },
  }),
);
