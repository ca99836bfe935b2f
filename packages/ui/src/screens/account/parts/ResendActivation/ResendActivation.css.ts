import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const resend = screenStyle({
  ...asGrid(4),
  width: "100%",
  maxWidth: "400px",
  marginInline: "auto",
  paddingBlock: vars.space[4],
  overflowWrap: "anywhere",
});

export const title = screenStyle({ ...typeScale[16], fontWeight: 600 });
