import { below, from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asWrappingRow, overhang } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half } = vars;

export const head = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  justifyContent: "space-between",
});

export const search = screenStyle({ "@media": { [from.tablet]: { maxWidth: "400px" } } });

export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"receiver" "place" "actions"',
    },
  },
});

const place = (gridArea: string, width: string) => ({
  "@media": { [below.tablet]: { gridArea }, [from.tablet]: { width } },
});

export const receiver = screenStyle({
  fontWeight: 400,
  overflowWrap: "anywhere",
  ...place("receiver", "24%"),
});
export const name = screenStyle({
  ...asWrappingRow(2),
  alignItems: "center",
  fontWeight: 600,
});
export const number = screenStyle({
  display: "block",
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const address = screenStyle({ overflowWrap: "anywhere", ...place("place", "auto") });
export const postcode = screenStyle({ display: "block", color: color.textMuted, ...typeScale[12] });
export const actions = screenStyle(place("actions", "248px"));

/* Aligns the text of a quiet button, not its box, with the edge. */
export const actionsInLine = screenStyle({
  ...asWrappingRow(1),
  justifyContent: "flex-end",
  marginInlineEnd: overhang,
  "@media": {
    [below.tablet]: { justifyContent: "flex-start", marginInline: `${overhang} 0` },
  },
});

export const mark = screenStyle({
  ...typeScale[12],
  paddingInline: half[3],
  border: vars.hairline,
  borderRadius: vars.radius.small,
  color: color.textMuted,
  fontWeight: 400,
});
