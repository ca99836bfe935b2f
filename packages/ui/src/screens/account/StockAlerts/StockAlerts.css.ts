import { below, from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle, screenVariants } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const name = screenStyle({ overflowWrap: "anywhere" });
/* On a phone the button that copies the code is close below: the link reaches up to be tall enough for a finger. */
globalScreenStyle(`${name} > div > a`, {
  "@media": {
    [below.tablet]: { marginBlockStart: `calc(-1 * ${space[1]})`, paddingBlockStart: space[1] },
  },
});
export const pack = screenStyle({
  display: "block",
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const alternatives = screenStyle({
  ...asGrid(1),
  paddingBlockStart: space[1],
  ...typeScale[13],
  color: color.textMuted,
});
export const alternative = screenStyle({ ...asWrappingRow(0, 2), alignItems: "baseline" });
export const moment = screenStyle({ "@media": { [from.tablet]: { whiteSpace: "nowrap" } } });
export const state = screenVariants({
  open: {},
  sent: { color: color.textMuted },
  "not-sold": { color: color.textMuted },
});
