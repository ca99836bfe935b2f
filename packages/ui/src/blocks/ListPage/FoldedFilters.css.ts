import { style } from "@vanilla-extract/css";
import { below, from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const foldButton = style(
  inComponents({
    paddingBottom: space[4],
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
export const folded = style(inComponents({ "@media": { [below.tablet]: { display: "none" } } }));
