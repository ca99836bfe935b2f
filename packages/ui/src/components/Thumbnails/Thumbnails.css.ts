import { componentStyle } from "../../theme/layered.ts";
import { asWrappingRow, bareButton } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, radius, space } = vars;

export const thumbnails = componentStyle({
  ...asWrappingRow(2),
  paddingBlockStart: space[2],
});

export const thumbnail = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  width: "72px",
  height: "72px",
  padding: space[2],
  borderRadius: radius.small,
  background: color.surfaceSunken,
  color: color.text,
});

/* Over the picture, so that the letters of a drawing are not part of its name. */
export const choose = componentStyle({
  ...bareButton,
  position: "absolute",
  inset: 0,
  borderRadius: radius.small,
  selectors: {
    "&[aria-pressed='true']": {
      boxShadow: `inset 0 calc(-1 * ${line.rule}) ${color.accentFill}`,
    },
  },
});
