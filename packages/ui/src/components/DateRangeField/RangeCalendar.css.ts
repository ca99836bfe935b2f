import { componentStyle } from "../../theme/layered.ts";
import { asGrid, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, line, radius, space } = vars;

export const calendar = componentStyle(asGrid(2));
export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});
export const month = componentStyle({ ...typeScale[14], fontWeight: 600 });
export const turn = componentStyle({
  display: "grid",
  placeItems: "center",
  width: vars.control.medium,
  height: vars.control.medium,
  ...bareButton,
  borderRadius: radius.medium,
  color: color.textMuted,
  cursor: "pointer",
  selectors: { "&[data-hovered]": { background: color.surfaceHover, color: color.text } },
});

export const grid = componentStyle({ borderCollapse: "collapse" });
export const weekday = componentStyle({
  padding: space[1],
  ...typeScale[12],
  fontWeight: 500,
  color: color.textMuted,
});

/* The chosen range is a tinted strip with filled ends. */
export const day = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "36px",
  ...typeScale[13],
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]:not([data-selected])": {
      background: color.surfaceHover,
      borderRadius: radius.medium,
    },
    "&[data-outside-month]": { display: "none" },
    "&[data-today]:not([data-selection-start], [data-selection-end])": {
      boxShadow: `inset 0 0 0 ${line.hair} ${color.lineStrong}`,
      borderRadius: radius.medium,
    },
    "&[data-selected]": { background: color.accentSubtle },
    "&[data-selection-start], &[data-selection-end]": {
      background: color.accentFill,
      color: color.onAccent,
    },
    "&[data-selection-start]": { borderRadius: `${radius.medium} 0 0 ${radius.medium}` },
    "&[data-selection-end]": { borderRadius: `0 ${radius.medium} ${radius.medium} 0` },
    "&[data-selection-start][data-selection-end]": { borderRadius: radius.medium },
    "&[data-focus-visible]": {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: "-2px",
    },
  },
});
