import { screenStyle } from "../../../../theme/layered.ts";
import { bareButton, pressableLine } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const hint = screenStyle({
  ...bareButton,
  ...pressableLine,
  color: vars.color.accent,
  fontWeight: 400,
  cursor: "pointer",
  textAlign: "inherit",
  whiteSpace: "normal",
  ...typeScale[12],
  // Of a customer, until the page is hydrated.
  selectors: { "[data-provisional] &": { visibility: "hidden" } },
  ":hover": { color: vars.color.accentHover, textDecoration: "underline" },
});
