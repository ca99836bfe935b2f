import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const verdict = style(
  inComponents({
    display: "inline-grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: space[1],
    ...typeScale[13],
  }),
);

/** As high as a line of the words beside it. */
const mark = { height: "20px", display: "grid", placeItems: "center" } as const;

export const marks = styleVariants({
  pending: inComponents({ ...mark, color: color.textMuted }),
  done: inComponents({ ...mark, color: color.textMuted }),
  merged: inComponents({ ...mark, color: color.textMuted }),
  open: inComponents({ ...mark, color: color.accent }),
  warning: inComponents(mark),
  problem: inComponents({ ...mark, color: color.hazard }),
});

export const words = styleVariants({
  pending: inComponents({ color: color.textMuted }),
  done: inComponents({ color: color.textMuted }),
  merged: inComponents({ color: color.textMuted }),
  open: inComponents({ fontWeight: 600 }),
  warning: inComponents({ fontWeight: 600 }),
  problem: inComponents({ fontWeight: 600, color: color.hazard }),
});

export const reason = style(
  inComponents({
    display: "block",
    color: color.textMuted,
    overflowWrap: "anywhere",
    ...typeScale[12],
  }),
);
