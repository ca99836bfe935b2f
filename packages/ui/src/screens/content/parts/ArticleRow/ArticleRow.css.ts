import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const article = screenStyle({
  ...asGrid(1, 8),
  "@media": {
    [from.tablet]: { gridTemplateColumns: "96px minmax(0, 42em)", alignItems: "baseline" },
    /* Two rows stand side by side. */
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from.desktop]: { gridTemplateColumns: "96px minmax(0, 1fr)" },
  },
});

export const day = screenStyle({ ...typeScale[13], color: color.textMuted });
export const words = screenStyle({ minWidth: 0 });
export const subject = screenStyle({
  ...typeScale[16],
  fontWeight: 500,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});
export const summary = screenStyle({
  ...typeScale.body,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  paddingBlockStart: space[1],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
