import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const panel = style(inScreens({ maxWidth: "720px", paddingBlockEnd: space[6] }));
export const lead = style(
  inScreens({ color: color.textMuted, paddingBlock: `${space[2]} ${space[5]}` }),
);

export const file = style(inScreens({ paddingBlockEnd: space[4] }));

export const results = style(inScreens({ display: "grid", gap: space[3] }));
export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
  }),
);
export const title = style(inScreens({ ...typeScale[20], fontWeight: 600 }));
export const counts = style(inScreens({ ...typeScale[13], color: color.textMuted }));
export const line = style(inScreens({ width: "56px" }));
export const entry = style(
  inScreens({
    overflowWrap: "anywhere",
    "@media": { [from.tablet]: { width: "38%" } },
  }),
);
export const items = style(inScreens({ display: "grid", gap: space[1] }));
export const specification = style(inScreens({ color: color.textMuted }));
/* What was not found is the part to act on. */
export const problem = style(inScreens({ color: color.hazard, fontWeight: 600 }));
