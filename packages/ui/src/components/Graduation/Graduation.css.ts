import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { ticks } from "./ticks.ts";

export const graduation = componentStyle({
  borderTop: `${vars.line.hair} solid ${vars.color.rule}`,
});

/* The ticks span the content; the line spans the window. */
export const scale = componentStyle({
  width: `min(100% - 31px, ${vars.content} + 1px)`,
  marginInlineStart: `max(16px, (100% - ${vars.content}) / 2)`,
  height: "8px",
  ...ticks(vars.color.lineStrong, vars.color.rule, "4px", "8px"),
  "@media": {
    [from.tablet]: {
      width: `min(100% - 47px, ${vars.content} + 1px)`,
      marginInlineStart: `max(24px, (100% - ${vars.content}) / 2)`,
    },
  },
});
