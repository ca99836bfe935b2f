import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;

export const pager = componentStyle({
  ...asWrappingRow(1),
  alignItems: "center",
  justifyContent: "center",
  "@media": { [from.tablet]: { justifyContent: "flex-end" } },
});

export const total = componentStyle({
  width: "100%",
  marginBlockEnd: vars.space[1],
  textAlign: "center",
  fontSize: typeScale[13].fontSize,
  color: color.textMuted,
  "@media": {
    [from.tablet]: { width: "auto", margin: 0, marginInlineEnd: vars.space[3] },
  },
});

export const page = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "40px",
  height: "40px",
  padding: `0 ${half[3]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: color.text,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover:not(:disabled, [aria-current], [aria-hidden])": {
      background: color.surfaceHover,
      color: color.accent,
    },
    "&[aria-current]": { background: color.accentFill, color: color.onAccent, fontWeight: 500 },
    "&:is(:disabled, [aria-hidden])": { color: color.textDisabled, cursor: "not-allowed" },
  },
  "@media": { [from.tablet]: { minWidth: "32px", height: "32px" } },
});
