import { below } from "../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../theme/layered.ts";
import { asGrid } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { space } = vars;

export const parcels = screenStyle(asGrid(10));
export const parcel = screenStyle({ ...asGrid(4), minWidth: 0 });
export const name = screenStyle({
  ...typeScale[20],
  fontWeight: 600,
  paddingBlockEnd: space[2],
  borderBlockEnd: vars.hairline,
});
export const goods = screenStyle({ paddingBlockStart: space[2] });
export const section = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const tracked = screenStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: space[3],
  minWidth: 0,
});
/* A number that is wider than a phone breaks rather than being cut. */
globalScreenStyle(`${tracked} > *`, {
  "@media": {
    [below.tablet]: { minWidth: 0, whiteSpace: "normal", overflowWrap: "anywhere" },
  },
});
