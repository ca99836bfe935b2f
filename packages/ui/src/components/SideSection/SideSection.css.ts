import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asRow, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const section = componentStyle({
  minWidth: 0,
  borderBlockEnd: vars.hairline,
  "@media": { [from.laptop]: { borderBlockEnd: 0 } },
});

export const head = componentStyle({ ...typeScale[14], fontWeight: 600 });

export const title = componentStyle({
  display: "none",
  "@media": {
    [from.laptop]: { display: "block", paddingBlockEnd: space[2], borderBlockEnd: vars.hairline },
  },
});

export const fold = componentStyle({
  ...asRow(3),
  alignItems: "center",
  width: "100%",
  minHeight: vars.control.large,
  ...bareButton,
  borderRadius: vars.radius.small,
  color: color.text,
  font: "inherit",
  textAlign: "start",
  ":hover": { color: color.accent },
  "@media": { [from.laptop]: { display: "none" } },
});

export const note = componentStyle({
  minWidth: 0,
  overflow: "hidden",
  color: color.textMuted,
  fontWeight: 400,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const arrow = componentStyle({
  marginInlineStart: "auto",
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "[aria-expanded='true'] > &": { rotate: "180deg" } },
});

export const content = componentStyle({
  paddingBlock: `${space[1]} ${space[4]}`,
  "@media": { [from.laptop]: { paddingBlock: `${space[2]} 0` } },
});
export const folded = componentStyle([
  content,
  { display: "none", "@media": { [from.laptop]: { display: "block" } } },
]);
