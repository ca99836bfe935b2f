import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const guest = screenStyle({
  selectors: { "[data-provisional] &": { visibility: "hidden" } },
});

export const title = screenStyle(typeScale[16]);

/* Reserves two lines for guests and customers. */
export const words = screenStyle({
  ...typeScale.body,
  minHeight: "48px",
  marginBlock: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
});

export const links = screenStyle({
  ...asGrid(2),
  gridTemplateColumns: "1fr 1fr",
});
