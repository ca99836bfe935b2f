import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, bareButton, pressableLine } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const footer = screenStyle({
  borderBlockStart: vars.hairline,
  background: color.surfaceSunken,
  color: color.textMuted,
  ...typeScale[13],
});

export const columns = screenStyle({
  ...asGrid(6, 4),
  gridTemplateColumns: "1fr 1fr",
  paddingBlock: `${space[8]} ${space[6]}`,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "repeat(4, 1fr)",
      paddingBlock: `${space[10]} ${space[8]}`,
    },
    [from.laptop]: { gridTemplateColumns: "repeat(4, 1fr) 1.4fr", columnGap: space[6] },
  },
});

export const title = screenStyle({
  ...typeScale[13],
  paddingBlockEnd: space[2],
  color: color.text,
});

globalScreenStyle(`${columns} li > a`, { display: "inline-block", lineHeight: "28px" });

export const service = screenStyle({
  gridColumn: "1 / -1",
  "@media": { [from.laptop]: { gridColumn: "auto" } },
});

export const phone = screenStyle({
  ...typeScale[20],
  display: "block",
  fontWeight: 600,
  color: color.text,
});

export const secondPhone = screenStyle({
  ...typeScale[14],
  display: "block",
  lineHeight: "24px",
  color: color.text,
});

export const hours = screenStyle({ lineHeight: "28px" });

export const contacts = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[5],
  lineHeight: "28px",
});

export const wechat = screenStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: "28px",
  ...bareButton,
  color: color.accent,
  borderRadius: vars.radius.small,
  ":hover": { color: color.accentHover },
});

export const statement = screenStyle({
  ...typeScale.body,
  paddingBlock: space[4],
  borderBlockStart: vars.hairline,
  color: color.text,
  fontSize: typeScale[13].fontSize,
});

export const legal = screenStyle({
  ...typeScale[12],
  ...asWrappingRow(1, 4),
  paddingBlockEnd: space[8],
});

export const toTop = screenStyle({
  ...bareButton,
  ...pressableLine,
  color: "inherit",
  borderRadius: vars.radius.small,
  marginInlineStart: "auto",
  ":hover": { color: color.accent },
});
