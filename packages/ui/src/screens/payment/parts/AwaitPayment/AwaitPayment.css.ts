import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = style(inScreens({ display: "grid", gap: space[4] }));

/* The code and what it is for: beside one another, on a phone under one another. */
export const scan = style(
  inScreens({
    display: "grid",
    gap: space[4],
    justifyItems: "center",
    textAlign: "center",
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gap: space[6],
        alignItems: "center",
        justifyItems: "start",
        textAlign: "start",
      },
    },
  }),
);
/* The code's room before its code has come. */
export const code = style(inScreens({ display: "block", width: "180px", height: "180px" }));
export const words = style(inScreens({ display: "grid", gap: space[2] }));
export const amount = style(inScreens({ ...typeScale[13], color: color.textMuted }));
/* A phone cannot read its own screen. */
export const here = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const sum = style(inScreens({ display: "block", color: color.text }));

export const waiting = style(
  inScreens({
    display: "flex",
    gap: space[2],
    alignItems: "center",
    paddingBlockStart: space[3],
    borderBlockStart: vars.hairline,
    ...typeScale[13],
    color: color.textMuted,
  }),
);
export const actions = style(
  inScreens({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: space[3] }),
);
