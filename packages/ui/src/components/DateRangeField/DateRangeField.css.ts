import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { end, range } from "../Field/range.css.ts";

const { space } = vars;

/* The calendar button is behind the two dates. */
export const days = componentStyle([
  range,
  { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" },
]);
/* The dash is level with the box, which has no label of its own above it. */
export const day = componentStyle([
  end,
  { selectors: { "& + &::before": { insetBlockStart: 0 } } },
]);
export const button = componentStyle({ marginInlineStart: `calc(${space[1]} - ${space[6]})` });
/* One line for the whole range. */
export const messages = componentStyle({
  gridColumn: "1 / -1",
  marginBlockStart: `calc(-1 * ${space[1]})`,
});
