import { componentStyle } from "../../theme/layered.ts";
import { bareButton, raised } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

const { color, half, space } = vars;

export const open = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "100%",
  ...bareButton,
  color: color.textMuted,
  ":hover": { color: color.text },
});

export const layer = componentStyle({
  zIndex: stacking.popover,
  width: "var(--trigger-width)",
  // A modal dialog disables pointer events outside of it, and the list is outside of it in the document.
  pointerEvents: "auto",
  ...raised,
  color: color.text,
  paddingBlock: space[2],
});

export const list = componentStyle({
  maxHeight: "min(400px, 60dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const option = componentStyle({
  display: "grid",
  gap: half[1],
  minHeight: vars.control.medium,
  padding: `${half[3]} ${space[4]}`,
  cursor: "pointer",
  outline: "none",
  overflowWrap: "anywhere",
  ...typeScale[14],
  selectors: {
    "&[data-selected]": { background: color.surfaceSelected },
    /* A bar at the edge marks the option for readers who cannot distinguish the backgrounds. */
    "&[data-focused]": {
      background: color.surfaceHover,
      boxShadow: `inset ${vars.line.rule} 0 ${color.accent}`,
    },
    "&[data-selected][data-focused]": { background: color.surfaceSelected },
  },
  "@media": { "(pointer: coarse)": { paddingBlock: half[5] } },
});

export const detail = componentStyle({ ...typeScale[13], color: color.textMuted });

export const none = componentStyle({
  ...typeScale[13],
  padding: `${space[2]} ${space[4]}`,
  color: color.textMuted,
});
