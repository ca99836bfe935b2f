import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* In the middle of its line, so that a label beside it is level with the name of the file. */
export const stored = style(
  inScreens({
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[3],
    maxWidth: "100%",
    verticalAlign: "middle",
  }),
);
export const fileName = style(inScreens({ overflowWrap: "anywhere", minWidth: 0 }));
export const none = style(inScreens({ color: vars.color.textMuted }));
