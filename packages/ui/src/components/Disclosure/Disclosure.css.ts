import { componentStyle } from "../../theme/layered.ts";
import { asRow } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

export const summary = componentStyle({
  ...asRow(2),
  alignItems: "center",
  minHeight: vars.control.large,
  paddingBlock: vars.half[5],
  borderBottom: vars.hairline,
  fontWeight: 600,
  listStyle: "none",
  "::marker": { content: "" },
  ":hover": { color: vars.color.accent },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const arrow = componentStyle({
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "[open] > summary > &": { rotate: "180deg" } },
});

export const content = componentStyle({ paddingBlock: vars.space[3] });
