import { style } from "@vanilla-extract/css";
import { from } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* On phones the first figure has a line of its own; from tablets up all are on one line. */
export const figures = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: `${space[3]} ${space[8]}`,
    "@media": { [from.tablet]: { columnGap: space[10] } },
  }),
);
export const main = style(
  inComponents({ flexBasis: "100%", "@media": { [from.tablet]: { flexBasis: "auto" } } }),
);
export const term = style(inComponents({ ...typeScale[12], color: color.textMuted }));
const figure = { fontWeight: 600, fontVariantNumeric: "tabular-nums" } as const;
export const mainValue = style(
  inComponents({ ...typeScale[26], ...figure, minHeight: typeScale[26].lineHeight }),
);
export const value = style(
  inComponents({
    ...typeScale[16],
    ...figure,
    minHeight: typeScale[16].lineHeight,
    "@media": { [from.tablet]: { paddingBottom: "4px" } },
  }),
);
