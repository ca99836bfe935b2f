import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "grid",
    gap: space[3],
    paddingBottom: space[6],
    "@media": {
      [from.tablet]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        justifyContent: "space-between",
      },
    },
  }),
);
export const titles = style(inScreens({ display: "grid", gap: space[1], justifyItems: "start" }));
export const titleCode = style(
  inScreens({ ...typeScale[16], fontWeight: 500, color: color.textMuted, whiteSpace: "nowrap" }),
);
export const printed = style(inScreens({ ...typeScale[13], width: "100%" }));

export const sections = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    "@media": { print: { gap: space[5] } },
  }),
);
export const lines = style(inScreens({ scrollMarginTop: space[6], minWidth: 0 }));
export const note = style(
  inScreens({ ...typeScale.body, whiteSpace: "pre-line", overflowWrap: "anywhere" }),
);
