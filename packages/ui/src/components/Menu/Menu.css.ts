import { componentStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;

export const groups = componentStyle({
  ...asGrid(6, 8),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
  width: "min(1000px, 100vw - 64px)",
  padding: vars.space[2],
});

export const group = componentStyle({ minWidth: 0 });

export const groupTitle = componentStyle({
  display: "block",
  paddingBlock: half[3],
  marginBlockEnd: vars.space[1],
  borderBlockEnd: vars.hairline,
  fontWeight: 600,
});

export const item = componentStyle({
  ...typeScale[14],
  display: "block",
  padding: `${half[3]} ${vars.space[2]}`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.small,
  selectors: { "&:hover": { background: color.surfaceHover } },
  "@media": { "(pointer: coarse)": { paddingBlock: vars.space[3] } },
});

export const subItems = componentStyle({
  ...asWrappingRow(0, 3),
  paddingBlockEnd: vars.space[1],
});

export const subItem = componentStyle({
  ...typeScale[12],
  display: "block",
  paddingBlock: half[1],
  color: color.textMuted,
  "@media": { "(pointer: coarse)": { paddingBlock: vars.space[2] } },
});
