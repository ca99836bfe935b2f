import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid, asWrappingRow, focusRing } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, space } = vars;

export const field = componentStyle({ ...asGrid(1), minWidth: 0 });

export const label = componentStyle({ ...typeScale[13], color: color.textMuted });

/** A row with lines, dashed while a file can be dropped on it. */
export const zone = componentStyle({
  ...asGrid(3),
  gridTemplateColumns: "48px minmax(0, 1fr)",
  alignItems: "center",
  padding: space[3],
  border: `${line.hair} dashed ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  "@media": { [from.tablet]: { gridTemplateColumns: "48px minmax(0, 1fr) auto" } },
  selectors: {
    "&[data-drop-target]": { borderColor: color.accent, background: color.surfaceSunken },
    "&[data-focus-visible]": focusRing,
  },
});

export const invalid = componentStyle({ borderColor: color.hazard });

export const words = componentStyle({ ...asGrid(1), minWidth: 0 });
export const fileName = componentStyle({ ...typeScale[14], overflowWrap: "anywhere" });
export const muted = componentStyle({ ...typeScale[12], color: color.textMuted });

export const actions = componentStyle({
  ...asWrappingRow(2),
  gridColumn: "1 / -1",
  "@media": { [from.tablet]: { gridColumn: "auto", justifyContent: "flex-end" } },
});

export const scale = componentStyle({
  height: "2px",
  background: color.line,
  borderRadius: vars.radius.round,
});
export const filled = componentStyle({
  display: "block",
  height: "2px",
  background: color.accentFill,
  transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
});
