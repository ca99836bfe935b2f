import { from } from "../../theme/breakpoints.ts";
import { componentStyle, componentVariants, globalComponentStyle } from "../../theme/layered.ts";
import { asRow, bareButton } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const carousel = componentStyle({ position: "relative", minWidth: 0 });

/* Before the slider's code is loaded: a scrolling list whose slides have their final width. */
export const track = componentStyle({
  vars: { "--per-view": "var(--per-view-phone)" },
  display: "flex",
  gap: "var(--slide-gap)",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  selectors: {
    "&[data-is-sliding]": {
      gap: 0,
      overflow: "hidden",
      scrollSnapType: "none",
      touchAction: "pan-y",
      userSelect: "none",
    },
  },
  "@media": {
    [from.tablet]: { vars: { "--per-view": "var(--per-view-tablet)" } },
    [from.laptop]: { vars: { "--per-view": "var(--per-view-laptop)" } },
    [from.desktop]: { vars: { "--per-view": "var(--per-view-desktop)" } },
  },
});

export const slide = componentStyle({
  flex: "none",
  width: "calc((100% - (var(--per-view) - 1) * var(--slide-gap)) / var(--per-view))",
  minWidth: 0,
  overflow: "hidden",
  scrollSnapAlign: "start",
});

/* The track would clip a focus ring outside the slide. */
globalComponentStyle(`${slide} > a:focus-visible`, { outlineOffset: "-2px" });

const controlsBase = {
  ...asRow(1),
  alignItems: "center",
  /* Takes up its space, but is hidden until there is something to operate. */
  visibility: "hidden",
  selectors: { "&[data-is-ready]": { visibility: "visible" } },
} as const;

export const controls = componentVariants({
  head: { ...controlsBase, marginInlineStart: "auto", minHeight: "28px" },
  over: {
    ...controlsBase,
    position: "absolute",
    insetBlockEnd: vars.space[3],
    insetInline: vars.space[4],
    color: color.onBanner,
    "@media": { [from.tablet]: { insetInline: vars.space[10] } },
  },
});

export const control = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  ...bareButton,
  borderRadius: vars.radius.medium,
  color: "inherit",
  position: "relative",
  "@media": {
    "(pointer: coarse)": {
      "::before": { content: "", position: "absolute", inset: "-8px -2px" },
    },
  },
  selectors: {
    "&:hover": { color: color.accent },
    "&:disabled": { color: color.textDisabled, cursor: "not-allowed" },
    "[data-controls='over'] &": { color: "inherit" },
    "[data-controls='over'] &:focus-visible": { outlineColor: "currentColor" },
  },
});

export const mark = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  ...bareButton,
  color: "inherit",
  "::before": {
    content: "",
    width: "24px",
    height: "2px",
    background: "currentColor",
    opacity: 0.45,
  },
  selectors: {
    "&[aria-current]::before": { opacity: 1 },
    "&:hover::before": { opacity: 1 },
    "&:focus-visible": { outlineColor: "currentColor" },
  },
});

export const position = componentStyle({
  ...typeScale[13],
  color: color.textMuted,
  minWidth: "40px",
  textAlign: "center",
});
