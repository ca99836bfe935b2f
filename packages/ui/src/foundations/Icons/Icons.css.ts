import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const grid = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
    gap: vars.space[4],
  }),
);

export const entry = style(
  inScreens({ display: "flex", alignItems: "center", gap: vars.space[2] }),
);
