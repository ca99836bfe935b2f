import { screenStyle } from "../../../../theme/layered.ts";
import { asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const label = screenStyle({
  ...asWrappingRow(1),
  alignItems: "center",
  paddingBlockStart: vars.space[1],
  ...typeScale[13],
  fontWeight: 600,
});
