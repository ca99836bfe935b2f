import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/** Two fields with a dash between them, under one label. */
export const range = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  columnGap: space[6],
  rowGap: space[1],
  minWidth: 0,
});
export const label = componentStyle({
  gridColumn: "1 / -1",
  ...typeScale[13],
  color: color.textMuted,
});
export const end = componentStyle({
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
});
