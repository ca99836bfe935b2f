import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  paddingBlockStart: space[10],
  "@media": { [from.tablet]: { paddingBlockStart: space[20] } },
});

export const column = screenStyle({ maxWidth: "620px" });

export const words = screenStyle({
  ...typeScale.body,
  paddingBlock: `${space[3]} ${space[6]}`,
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const links = screenStyle({
  ...asWrappingRow(3, 6),
  alignItems: "center",
  paddingBlockStart: space[6],
});
