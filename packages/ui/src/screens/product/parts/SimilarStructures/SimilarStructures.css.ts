import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const similar = style(inScreens({ paddingBlockStart: space[14] }));
export const searches = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space[2]} ${space[6]}`,
    paddingBlockStart: space[4],
  }),
);
