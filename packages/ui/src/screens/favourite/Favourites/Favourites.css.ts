import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asRow, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asWrappingRow(3),
  alignItems: "baseline",
  justifyContent: "space-between",
  paddingBottom: space[6],
});
export const count = screenStyle({ ...typeScale[13], fontWeight: 400, color: color.textMuted });

/* On a phone: the structure beside names and grade, the actions under them, in the order of the columns. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "112px minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto",
      gridTemplateAreas: '"drawing product" "drawing grade" "actions actions"',
      alignItems: "start",
      columnGap: space[4],
    },
  },
});

const place = (gridArea: string, width = "auto") => ({
  paddingBlock: space[5],
  "@media": { [below.tablet]: { gridArea, paddingBlock: 0 }, [from.tablet]: { width } },
});

export const drawing = screenStyle(place("drawing", "136px"));
export const product = screenStyle({ fontWeight: 400, ...place("product") });
export const names = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "baseline",
});
export const name = screenStyle({
  ...typeScale[16],
  fontWeight: 600,
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: typeScale[20] },
});
export const other = screenStyle({ color: color.textMuted, overflowWrap: "anywhere" });

export const grade = screenStyle(place("grade", "27%"));
export const specification = screenStyle({
  display: "block",
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const actions = screenStyle(place("actions", "172px"));
/* On a phone the icon of the button, not its box, is aligned with the edge. */
export const actionsInLine = screenStyle({
  ...asRow(3),
  alignItems: "center",
  justifyContent: "flex-end",
  "@media": {
    [below.tablet]: {
      justifyContent: "space-between",
      marginInlineStart: "-14px",
      vars: { [vars.control.medium]: vars.control.large },
    },
  },
});

export const expansion = screenStyle({
  "@media": { [from.laptop]: { paddingInlineStart: "148px" } },
});
