import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gap: space[6],
    maxWidth: "620px",
    paddingBlockStart: space[10],
    "@media": { [from.tablet]: { paddingBlockStart: space[20] } },
  }),
);
