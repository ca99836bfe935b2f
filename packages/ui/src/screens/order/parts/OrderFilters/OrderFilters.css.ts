import { style } from "@vanilla-extract/css";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { space } = vars;

export const foldButton = style(
  inScreens({
    paddingBottom: space[4],
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
export const filters = style(inScreens({ paddingBottom: space[6] }));
export const foldedFilters = style([
  filters,
  inScreens({ "@media": { [below.tablet]: { display: "none" } } }),
]);
