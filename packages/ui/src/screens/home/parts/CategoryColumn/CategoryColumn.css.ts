import { globalScreenStyle, screenStyle } from "../../../../theme/layered.ts";
import { asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = screenStyle({ display: "grid" });

/* Groups and the lines between them are at equal distances, also in a column that is higher than they need. */
export const column = screenStyle({
  ...asRow(3),
  flexDirection: "column",
  justifyContent: "space-between",
});

export const line = screenStyle({ borderBlockStart: vars.hairline });

export const title = screenStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  lineHeight: "24px",
  fontWeight: 600,
});

export const names = screenStyle({
  ...typeScale[13],
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  lineHeight: "24px",
  color: color.textMuted,
});

/* Even a name of one character is large enough to tap. */
globalScreenStyle(`${names} a`, { display: "inline-block", minWidth: "24px" });
