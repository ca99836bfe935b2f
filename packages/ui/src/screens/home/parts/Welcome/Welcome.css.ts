import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* Not shown to a customer whose page is still as the server rendered it for guests. */
export const guest = style(
  inScreens({ selectors: { "[data-provisional] &": { visibility: "hidden" } } }),
);

export const title = style(inScreens(typeScale[16]));

/* Reserves two lines for guests and customers. */
export const words = style(
  inScreens({
    ...typeScale.body,
    minHeight: "48px",
    marginBlock: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.textMuted,
  }),
);

export const links = style(
  inScreens({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space[2] }),
);
