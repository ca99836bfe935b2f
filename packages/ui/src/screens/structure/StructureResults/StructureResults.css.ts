import { from } from "../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenRecipe({
  base: { ...asGrid(5), paddingBlockEnd: space[5] },
  variants: {
    isDrawn: {
      true: { "@media": { [from.tablet]: { gridTemplateColumns: "192px minmax(0, 1fr)" } } },
    },
  },
});
export const facts = screenStyle({ ...asGrid(2), alignContent: "start" });
export const code = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const form = screenStyle({ paddingBlockEnd: space[5] });
export const threshold = screenStyle({ maxWidth: "200px", paddingBlockStart: space[3] });
export const otherForms = screenStyle({ paddingBlockStart: space[6] });
export const results = screenStyle({ paddingBlockStart: space[3] });
