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
export const filters = style(inComponents({ paddingBottom: space[6] }));
export const foldedFilters = style([
  filters,
  inComponents({ "@media": { [below.tablet]: { display: "none" } } }),
]);
