import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half, space } = vars;

export const padded = screenStyle({
  ...asGrid(3),
  padding: space[4],
  ...typeScale.body,
});

export const row = screenStyle({
  ...typeScale[13],
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
  padding: `${half[5]} ${space[4]}`,
  borderBlockEnd: vars.hairline,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

export const code = screenStyle({
  gridColumn: 1,
  color: color.textMuted,
  fontSize: typeScale[12].fontSize,
  whiteSpace: "nowrap",
});

export const quantity = screenStyle({ color: color.textMuted, whiteSpace: "nowrap" });

export const figures = screenStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  textAlign: "center",
  paddingBlock: space[4],
});

export const figure = screenStyle({
  display: "grid",
  color: color.textMuted,
  ...typeScale[13],
  selectors: { "& + &": { borderInlineStart: vars.hairline } },
});

export const big = screenStyle({ ...typeScale[20], fontWeight: 600, color: color.text });
export const name = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const total = screenStyle({ display: "inline-flex", alignItems: "baseline", gap: space[2] });
