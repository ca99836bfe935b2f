import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const links = style(
  inScreens({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space[2] }),
);
