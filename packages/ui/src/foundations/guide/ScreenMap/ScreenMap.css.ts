import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const table = style(inScreens({ "@media": { [from.tablet]: { tableLayout: "fixed" } } }));

export const route = style(inScreens({ width: "22%" }));
export const screen = style(inScreens({ width: "16%" }));
export const visitors = style(inScreens({ width: "14%" }));

/** A long address wraps. */
export const pattern = style(inScreens({ whiteSpace: "normal", overflowWrap: "anywhere" }));

export const stories = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: `2px ${vars.space[3]}` }),
);
