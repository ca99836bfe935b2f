import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
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
export const mail = style(inScreens({ color: color.textMuted }));
export const transfer = style(
  inScreens({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] }),
);
export const asking = style(
  inScreens({
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    color: color.textMuted,
  }),
);
export const isPaid = style(inScreens({ color: color.inStock, fontWeight: 500 }));
export const isWaiting = style(inScreens({ fontWeight: 600 }));
export const deeds = style(inScreens({ display: "flex", flexWrap: "wrap", gap: space[3] }));
