import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { components } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { end, range } from "../Field/range.css.ts";

const { color, space } = vars;
const pointed = "(hover: hover)";

/* The calendar button is behind the two dates. */
export const days = style([
  range,
  inComponents({
    "@media": { [pointed]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
  }),
]);
export const day = style([end]);
/* Hides the placeholder that browsers show in an empty date input. */
export const noDay = style([day]);
globalStyle(`${noDay} input:not(:focus)::-webkit-datetime-edit`, {
  "@layer": { [components]: { color: color.textMuted } },
});
/* Safari renders an empty date input without text or height. */
globalStyle(`${day} input`, { "@layer": { [components]: { minWidth: 0, textAlign: "start" } } });
/* Hides the browser's own calendar button. */
globalStyle(`${day} input::-webkit-calendar-picker-indicator`, {
  "@layer": { [components]: { "@media": { [pointed]: { display: "none" } } } },
});

export const button = style(
  inComponents({
    display: "none",
    paddingBlockStart: space[1],
    marginInlineStart: `calc(${space[1]} - ${space[6]})`,
    "@media": { [pointed]: { display: "block" } },
  }),
);
