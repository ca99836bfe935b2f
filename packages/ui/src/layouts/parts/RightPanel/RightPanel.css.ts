import { stacking } from "../../../components/overlay/stacking.ts";
import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { bareButton, countMark } from "../../../theme/mixins.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* Only where it fits beside the content; smaller screens have its links elsewhere. */
export const panelAndRail = screenStyle({
  display: "none",
  position: "fixed",
  /* An open dialog takes the page's scrollbar away, and gives its width here. */
  insetInlineEnd: `calc(${space[4]} + var(--removed-body-scroll-bar-size, 0px))`,
  insetBlockStart: "50%",
  translate: "0 -50%",
  zIndex: stacking.panel,
  "@media": { [from.wide]: { display: "block" } },
});

export const rail = screenStyle({
  width: "44px",
  border: vars.hairline,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
});

export const item = screenStyle({ selectors: { "& + &": { borderBlockStart: vars.hairline } } });

export const button = screenStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "42px",
  height: "42px",
  ...bareButton,
  color: color.textMuted,
  selectors: {
    "&:hover, &[aria-expanded='true']": { color: color.accent, background: color.surfaceHover },
  },
});

export const count = screenStyle({
  ...countMark,
  insetBlockStart: "3px",
  insetInlineEnd: "3px",
});

/* The gap between panel and rail belongs to both, so that the pointer can cross it. */
export const panel = screenStyle({
  position: "absolute",
  insetInlineEnd: "100%",
  insetBlockStart: "50%",
  translate: "0 -50%",
  paddingInlineEnd: space[2],
});
