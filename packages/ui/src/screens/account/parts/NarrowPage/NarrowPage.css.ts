import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const page = screenStyle({
  ...asGrid(8),
  width: "100%",
  maxWidth: "640px",
  marginInline: "auto",
  paddingBlock: vars.space[10],
  "@media": { [from.tablet]: { paddingBlock: vars.space[20] } },
});

/* As wide as the login form. */
export const step = screenStyle({
  ...asGrid(4),
  justifyItems: "start",
  maxWidth: "400px",
  outline: "none",
});
export const form = screenStyle({ width: "100%" });
export const lead = screenStyle({
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
  ...typeScale.body,
});
