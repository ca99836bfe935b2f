import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { components } from "../../theme/layers.css.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;
const pointed = "(hover: hover)";

/* Two days with a dash between them, under one label, and the calendar's button. */
export const range = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: space[6],
    rowGap: space[1],
    minWidth: 0,
    "@media": { [pointed]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } },
  }),
);
export const label = style(
  inComponents({ gridColumn: "1 / -1", ...typeScale[13], color: color.textMuted }),
);
export const day = style(
  inComponents({
    position: "relative",
    selectors: {
      "& + &::before": {
        content: '"–" / ""',
        position: "absolute",
        insetBlockStart: space[1],
        insetInlineStart: `calc(-1 * ${space[6]})`,
        width: space[6],
        lineHeight: vars.control.large,
        textAlign: "center",
        color: color.textMuted,
      },
    },
    "@media": {
      [from.tablet]: { selectors: { "& + &::before": { lineHeight: vars.control.medium } } },
    },
  }),
);
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
