import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { components } from "../../theme/layers.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { end, range } from "../Field/range.css.ts";

const { color, space } = vars;
const pointed = "(hover: hover)";

/* Behind the days stands the calendar's button. */
export const days = style([
  range,
  inComponents({
    "@media": { [pointed]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
  }),
]);
export const day = style([end]);
/* What a browser writes into an empty field is no day. */
export const noDay = style([day]);
globalStyle(`${noDay} input:not(:focus)::-webkit-datetime-edit`, {
  "@layer": { [components]: { color: color.textMuted } },
});
/* An empty field of Safari has neither text nor height. */
globalStyle(`${day} input`, { "@layer": { [components]: { minWidth: 0, textAlign: "start" } } });
/* One calendar is enough. */
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
