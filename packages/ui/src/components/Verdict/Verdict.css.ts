import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const verdict = componentStyle({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[1],
  ...typeScale[13],
});

/** As high as a line of the words beside it. */
const mark = { height: "20px", display: "grid", placeItems: "center" } as const;

export const marks = componentVariants({
  pending: { ...mark, color: color.textMuted },
  done: { ...mark, color: color.textMuted },
  merged: { ...mark, color: color.textMuted },
  open: { ...mark, color: color.accent },
  warning: mark,
  problem: { ...mark, color: color.hazard },
});

export const words = componentVariants({
  pending: { color: color.textMuted },
  done: { color: color.textMuted },
  merged: { color: color.textMuted },
  open: { fontWeight: 600 },
  warning: { fontWeight: 600 },
  problem: { fontWeight: 600, color: color.hazard },
});

export const reason = componentStyle({
  display: "block",
  color: color.textMuted,
  overflowWrap: "anywhere",
  ...typeScale[12],
});
