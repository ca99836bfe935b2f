import { style } from "@vanilla-extract/css";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

/** The space that a pane leaves beside it, in px. */
export const GAP = 12;

export const panes = style({
  display: "flex",
  justifyContent: "center",
  gap: GAP,
  height: "100vh",
  padding: GAP / 2,
});

export const pane = style({ display: "flex", flexDirection: "column", flex: "1 1 0", margin: 0 });

export const title = style({
  padding: `${vars.space[1]} 0`,
  color: vars.color.textMuted,
  fontSize: typeScale[12].fontSize,
});

/** Its line takes no width from the page. */
export const room = style({
  flex: 1,
  overflow: "hidden",
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const frame = style({ display: "block", border: 0, transformOrigin: "0 0" });
