import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* The note above a list of orders, and the button at its end. */
export const note = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  justifyContent: "space-between",
});

export const lead = screenStyle({
  ...typeScale[13],
  color: vars.color.textMuted,
  textWrap: "pretty",
});
