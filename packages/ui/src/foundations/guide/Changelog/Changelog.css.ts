import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

export const areas = screenStyle({ borderTop: vars.hairline });

/** An area beside its changes; above them on a phone. */
export const area = screenStyle({
  ...asGrid(1),
  paddingBlock: vars.space[3],
  borderBottom: vars.hairline,
  "@media": { [from.tablet]: { gridTemplateColumns: "160px 1fr", gap: vars.space[4] } },
});

export const name = screenStyle({ fontWeight: 500 });
