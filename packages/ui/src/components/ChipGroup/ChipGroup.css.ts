import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow, focusRing, ringWithoutHas } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, space } = vars;

export const group = componentStyle({
  ...asGrid(1),
  minWidth: 0,
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "88px minmax(0, 1fr)",
      columnGap: space[4],
      alignItems: "baseline",
    },
  },
});

export const label = componentStyle({
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const chips = componentStyle(asWrappingRow(2));

export const chip = componentRecipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    minWidth: vars.control.large,
    minHeight: "40px",
    padding: `${space[1]} ${space[3]}`,
    border: `${line.hair} solid ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    ...typeScale[13],
    textAlign: "center",
    overflowWrap: "anywhere",
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    "@media": { [from.tablet]: { minHeight: "32px" } },
    selectors: {
      "&:hover": { borderColor: color.accent },
      "&[data-checked]": {
        borderColor: color.accent,
        background: color.surfaceSelected,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
        fontWeight: 500,
      },
      "&:has(:focus-visible)": focusRing,
    },
    "@supports": ringWithoutHas,
  },
  variants: {
    hasNote: {
      true: { borderStyle: "dashed", color: color.textMuted },
      false: {},
    },
  },
});

/* The radio input covers the chip, invisibly, and receives clicks and focus. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
