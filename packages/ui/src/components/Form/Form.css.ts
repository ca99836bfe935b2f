import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* Fields reserve a line for messages, so the gap is small. */
/* Red like the message of a field (storefront §8, login failure). */
export const refusal = componentStyle({ color: color.hazard, scrollMarginBlock: space[4] });

export const form = componentStyle({ ...asGrid(1), minWidth: 0 });

/* The label, the control and the line for messages of a field. */
export const fieldShape = componentStyle({ ...asGrid(1), paddingBlockEnd: "28px" });
export const controlShape = componentStyle({
  height: vars.control.large,
  border: vars.hairline,
  borderRadius: vars.radius.small,
  "@media": { [from.tablet]: { height: vars.control.medium } },
});

export const section = componentStyle({ ...asGrid(3), minWidth: 0 });
export const note = componentStyle({ ...typeScale[13], color: color.textMuted });
export const pairs = componentStyle({
  ...asGrid(1, 6),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const triples = componentStyle([
  pairs,
  {
    "@media": { [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
  },
]);
