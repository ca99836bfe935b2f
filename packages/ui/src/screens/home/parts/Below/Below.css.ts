import { style } from "@vanilla-extract/css";
import { from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const section = style(
  inScreens({
    marginBlockStart: space[10],
    "@media": { [from.tablet]: { marginBlockStart: space[14] } },
  }),
);
