import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    minWidth: 0,
  }),
);
export const head = style(inScreens({ display: "grid", gap: space[2], justifyItems: "start" }));
export const links = style(inScreens({ display: "flex", flexWrap: "wrap", gap: space[4] }));
