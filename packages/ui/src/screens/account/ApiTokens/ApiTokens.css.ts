import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half, space } = vars;

export const list = screenStyle({ minWidth: 0 });
export const name = screenStyle({ overflowWrap: "anywhere" });
export const time = screenStyle({
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [from.tablet]: { whiteSpace: "nowrap" } },
});
export const mark = screenStyle({
  ...typeScale[12],
  marginInlineStart: space[1],
  paddingInline: half[3],
  border: vars.hairline,
  borderRadius: vars.radius.small,
});
export const actions = screenStyle({
  whiteSpace: "nowrap",
  "@media": {
    [from.tablet]: { textAlign: "end" },
    /* Aligns the text of a quiet button, not its box, with the edge. */
    [below.tablet]: { marginInlineStart: overhang },
  },
});
export const form = screenStyle({ maxWidth: "480px" });
export const scopes = screenStyle({ ...asGrid(1), margin: 0, padding: 0, border: 0 });
export const legend = screenStyle({ ...typeScale[13], padding: 0, paddingBlockEnd: space[1] });
export const made = screenStyle({ minWidth: 0 });
export const madeWords = screenStyle({ ...asGrid(2), minWidth: 0 });
export const secret = screenStyle({
  ...typeScale[14],
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
