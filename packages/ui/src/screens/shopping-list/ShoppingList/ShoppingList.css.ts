import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asWrappingRow(5),
  alignItems: "flex-end",
  justifyContent: "space-between",
  paddingBottom: space[6],
});
export const title = screenStyle({ ...typeScale[26], fontWeight: 600, overflowWrap: "anywhere" });
export const meta = screenStyle({
  ...asWrappingRow(1, 5),
  paddingBlock: `${space[2]} ${space[3]}`,
  color: color.textMuted,
});
export const small = screenStyle(asWrappingRow(2));
export const actions = screenStyle({
  ...asWrappingRow(3),
  "@media": { [below.tablet]: { width: "100%" } },
});

export const notice = screenStyle({ paddingBottom: space[5] });
export const hazards = screenStyle({
  ...asGrid(3),
  paddingBottom: space[5],
  ":empty": { display: "none" },
});
export const product = screenStyle({ fontWeight: 400, overflowWrap: "anywhere" });
export const muted = screenStyle({ ...typeScale[13], color: color.textMuted });
export const quantity = screenStyle({
  whiteSpace: "normal",
  "@media": { [from.tablet]: { width: "132px" }, [below.tablet]: { alignItems: "center" } },
});
/* On a phone the button that removes a line is at the end of its last row. */
export const line = screenStyle({ "@media": { [below.tablet]: { position: "relative" } } });
export const remove = screenStyle({
  "@media": {
    [below.tablet]: {
      position: "absolute",
      insetBlockEnd: space[2],
      insetInlineEnd: overhang,
      display: "block",
      "::before": { content: "none" },
    },
  },
});

export const changes = screenStyle(asGrid(1));
const change = {
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  fontWeight: 600,
} as const;
export const worse = screenStyle({ ...change, color: color.text });
export const better = screenStyle({ ...change, color: color.inStock });

export const more = screenStyle({ paddingBlock: space[4] });
