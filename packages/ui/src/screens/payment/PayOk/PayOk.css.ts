import { style, styleVariants } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const result = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    maxWidth: "640px",
  }),
);
/* The payment status comes first. */
export const lead = style(
  inScreens({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space[4] }),
);
export const mark = styleVariants({
  done: inScreens({ color: color.inStock }),
  waiting: inScreens({ color: color.textMuted }),
});
export const mail = style(inScreens({ color: color.textMuted, overflowWrap: "anywhere" }));
export const order = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space[4]}`,
  }),
);
export const nextTitle = style(inScreens({ ...typeScale[16], fontWeight: 600 }));
export const next = style(
  inScreens({
    display: "grid",
    gap: space[1],
    marginBlockStart: space[2],
    paddingInlineStart: space[5],
    listStyle: "decimal",
    ...typeScale.body,
  }),
);
export const transfer = style(
  inScreens({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] }),
);
export const actions = style(inScreens({ display: "flex", flexWrap: "wrap", gap: space[3] }));
