import { style } from "@vanilla-extract/css";
import { columns } from "../../../components/Table/Table.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const rows = style(
  inScreens({
    vars: {
      [columns]: "44px minmax(0, 1fr) 120px minmax(0, 1fr) 104px minmax(0, 0.6fr) 104px 48px",
    },
  }),
);

export const wrapped = style(inScreens({ overflowWrap: "anywhere", whiteSpace: "normal" }));
export const quantity = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: space[1],
  }),
);
/** A drag fills rows; it does not scroll the page. */
export const handle = style(inScreens({ display: "inline-flex", touchAction: "none" }));
export const note = style(inScreens({ ...typeScale[12], color: color.textMuted }));
export const problem = style(inScreens({ ...typeScale[12], color: color.hazard }));
export const unplaced = style(inScreens({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));
export const sums = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: space[8],
    "@media": { [from.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
