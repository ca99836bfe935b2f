import { from, forcedColors } from "../../theme/breakpoints.ts";
import { componentStyle, globalComponentStyle } from "../../theme/layered.ts";
import { bareButton, focusRing, raised } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const view = componentStyle({
  position: "relative",
  overflow: "hidden",
  height: "min(420px, 70vh)",
  border: vars.hairline,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  "@media": { [from.laptop]: { height: "min(720px, calc(100vh - 32px))" } },
});
export const ground = componentStyle({ position: "absolute", inset: 0 });
export const cover = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  background: color.surfaceSunken,
});
export const zoom = componentStyle({
  ...raised,
  boxShadow: "none",
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: "grid",
});

/** A dot in a target of 28 px, so that neighbours in a dense region stay apart; its name is shown while it is pointed at or focused. */
export const marker = componentStyle({
  ...bareButton,
  width: "28px",
  height: "28px",
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.round,
  cursor: "pointer",
  "::before": {
    content: "",
    width: "12px",
    height: "12px",
    borderRadius: vars.radius.round,
    border: `2px solid ${color.surfaceRaised}`,
    background: color.accentFill,
    transition: `transform ${vars.motion.quick}`,
  },
  "::after": {
    ...raised,
    ...typeScale[12],
    content: "attr(aria-label)",
    position: "absolute",
    insetBlockEnd: "100%",
    paddingInline: space[2],
    color: color.text,
    whiteSpace: "nowrap",
    pointerEvents: "none",
    visibility: "hidden",
  },
  "@media": {
    [forcedColors]: { "::before": { forcedColorAdjust: "none", background: "ButtonText" } },
  },
  selectors: {
    "&:hover::before": { transform: "scale(1.35)" },
    "&:hover, &:focus-visible": { zIndex: 2 },
    "&:hover::after, &:focus-visible::after": { visibility: "visible" },
    '&[aria-expanded="true"]': { zIndex: 1 },
    '&[aria-expanded="true"]::after': { visibility: "hidden" },
    '&[aria-expanded="true"]::before': { transform: "scale(1.6)" },
  },
});
export const popup = componentStyle({
  ...raised,
  ...typeScale[13],
  zIndex: 2,
  width: "min(260px, 80vw)",
  paddingBlock: space[3],
  paddingInline: `${space[3]} ${space[8]}`,
  color: color.text,
  cursor: "auto",
});
export const close = componentStyle({
  position: "absolute",
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
});

/* What MapLibre needs of its own style sheet, the most of which is for controls that are not shown. */
const inLibrary = (selector: string, declarations: Parameters<typeof globalComponentStyle>[1]) =>
  globalComponentStyle(`${ground}${selector}`, declarations);

inLibrary(".maplibregl-map", { overflow: "hidden" });
inLibrary(" .maplibregl-canvas-container", {
  position: "absolute",
  inset: 0,
  touchAction: "pan-x pan-y",
});
inLibrary(" .maplibregl-canvas", { position: "absolute", insetBlockStart: 0, insetInlineStart: 0 });
inLibrary(" .maplibregl-canvas:focus-visible", { ...focusRing, outlineOffset: "-2px" });
inLibrary(" .maplibregl-marker", {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  willChange: "transform",
});
inLibrary(" .maplibregl-ctrl-bottom-right", {
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: space[1],
  background: color.surfaceRaised,
  color: color.textMuted,
  fontSize: typeScale[12].fontSize,
});
