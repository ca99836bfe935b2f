import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const paste = style(
  inScreens({
    display: "grid",
    gap: space[2],
    paddingBlockEnd: space[6],
    marginBlockEnd: space[6],
    borderBlockEnd: vars.hairline,
  }),
);
