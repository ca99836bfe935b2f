import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { rowAtEnd } from "../../../theme/layout.css.ts";
import { overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color } = vars;

/* On a phone: order number, receiver and amount, status and payment, actions. */
export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"order order" "receiver amount" "status payment" "actions actions"',
      },
    },
  }),
);

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

export const order = style(inScreens({ fontWeight: 500, ...place("order") }));
export const code = style(
  inScreens({ color: color.text, selectors: { "&:hover": { color: color.accent } } }),
);
export const placed = style(
  inScreens({ display: "block", color: color.textMuted, fontWeight: 400, ...typeScale[12] }),
);
export const receiver = style(inScreens({ overflowWrap: "anywhere", ...place("receiver") }));
export const amount = style(inScreens(place("amount")));
export const actions = style(inScreens(place("actions")));
export const buttons = style([rowAtEnd[1], inScreens({ marginInlineEnd: overhang })]);

/* What is pending is bold, what is done is muted. */
const weight = {
  true: inScreens({ fontWeight: 600 }),
  false: inScreens({ color: color.textMuted }),
};
export const status = recipe({ base: inScreens(place("status")), variants: { isWaiting: weight } });
export const payment = recipe({
  base: inScreens(place("payment")),
  variants: { isWaiting: weight },
});
