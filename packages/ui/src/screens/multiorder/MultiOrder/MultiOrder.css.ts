import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[8],
    minWidth: 0,
  }),
);
export const head = style(inScreens({ display: "grid", gap: space[2] }));
export const lead = style(
  inScreens({ ...typeScale.body, maxWidth: "44em", color: color.textMuted }),
);
export const section = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    minWidth: 0,
  }),
);
export const upload = style(inScreens({ maxWidth: "720px" }));
export const buttons = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] }),
);
export const hint = style(inScreens({ ...typeScale[14], color: color.textMuted }));
/** Fixed columns, so that the fields keep their width while reasons change. */
export const rows = style(
  inScreens({ "@media": { [from.tablet]: { tableLayout: "fixed", maxWidth: "960px" } } }),
);
export const reason = style(inScreens({ overflowWrap: "anywhere", whiteSpace: "normal" }));
