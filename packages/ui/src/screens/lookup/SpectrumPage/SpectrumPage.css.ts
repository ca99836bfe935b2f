import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const title = style(inScreens({ overflowWrap: "anywhere" }));
export const spectra = style(
  inScreens({
    display: "grid",
    gap: vars.space[6],
    maxWidth: "720px",
    paddingBlock: vars.space[4],
  }),
);
