import { componentStyle } from "../../theme/layered.ts";
import { asRow, raised } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = componentStyle({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  width: "320px",
  maxHeight: "min(560px, 100dvh - 48px)",
  ...raised,
  ":focus-visible": { outline: "none" },
});

export const head = componentStyle({
  ...asRow(3),
  alignItems: "center",
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: vars.hairline,
});

export const title = componentStyle({ ...typeScale[14], fontWeight: 600 });

export const headEnd = componentStyle({
  ...typeScale[13],
  ...asRow(1),
  alignItems: "center",
  marginInlineStart: "auto",
});

export const body = componentStyle({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const foot = componentStyle({
  ...asRow(2),
  justifyContent: "space-between",
  alignItems: "center",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: vars.hairline,
});
