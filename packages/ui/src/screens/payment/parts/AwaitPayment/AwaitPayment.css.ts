import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = style(inScreens({ display: "grid", gap: space[4] }));

/* The QR code beside its text; below each other on a phone. */
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
/* Reserves the space of the QR code while it loads. */
export const code = style(inScreens({ display: "block", width: "180px", height: "180px" }));
export const words = style(inScreens({ display: "grid", gap: space[2] }));
export const amount = style(inScreens({ ...typeScale[13], color: color.textMuted }));
/* A phone cannot scan its own screen. */
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
