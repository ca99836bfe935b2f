import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/** The choices, with the total beside them. */
export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    "@media": {
      [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 280px" },
      [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 304px", gap: space[14] },
    },
  }),
);
export const sections = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[10],
    alignContent: "start",
  }),
);
export const section = style(
  inScreens({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] }),
);
export const head = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space[4]}` }),
);
export const title = style(inScreens({ ...typeScale[16], fontWeight: 600 }));

export const due = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const dueSum = style(inScreens({ display: "block", color: color.text }));
export const rows = style(
  inScreens({
    display: "grid",
    gap: "2px",
    paddingBlockStart: space[3],
    borderBlockStart: vars.hairline,
    ...typeScale[13],
    fontVariantNumeric: "tabular-nums",
  }),
);
export const row = style(inScreens({ display: "flex", justifyContent: "space-between" }));
export const term = style(inScreens({ color: color.textMuted }));
export const off = style(inScreens({ color: color.promotion }));
export const bar = style(inScreens({ whiteSpace: "nowrap" }));
