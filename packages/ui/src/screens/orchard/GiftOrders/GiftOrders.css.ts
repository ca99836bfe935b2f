import { below } from "../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { rowAtEnd } from "../../../theme/layout.css.ts";
import { overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color } = vars;

/* On a phone: order number, receiver and amount, status and payment, actions. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gridTemplateAreas: '"order order" "receiver amount" "status payment" "actions actions"',
    },
  },
});

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

export const order = screenStyle({ fontWeight: 500, ...place("order") });
export const code = screenStyle({
  color: color.text,
  selectors: { "&:hover": { color: color.accent } },
});
export const placed = screenStyle({
  display: "block",
  color: color.textMuted,
  fontWeight: 400,
  ...typeScale[12],
});
export const receiver = screenStyle({ overflowWrap: "anywhere", ...place("receiver") });
export const amount = screenStyle(place("amount"));
export const actions = screenStyle(place("actions"));
export const buttons = screenStyle([rowAtEnd[1], { marginInlineEnd: overhang }]);

/* What is pending is bold, what is done is muted. */
const weight = {
  true: { fontWeight: 600 } as const,
  false: { color: color.textMuted } as const,
};
export const status = screenRecipe({ base: place("status"), variants: { isWaiting: weight } });
export const payment = screenRecipe({
  base: place("payment"),
  variants: { isWaiting: weight },
});
