import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;

/** The box of a text control. 16 px on phones, because browsers zoom into smaller text. */
const box = {
  width: "100%",
  minWidth: 0,
  margin: 0,
  border: `${vars.line.hair} solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.text,
  appearance: "none",
  ...typeScale[16],
  transition: `border-color ${vars.motion.quick}`,
  "@media": { [from.tablet]: typeScale[14] },
} as const;

/** The same for a control that is made of parts, which are edited one by one. */
export const parts = componentStyle({
  ...box,
  display: "flex",
  alignItems: "center",
  height: vars.control.large,
  padding: `0 ${vars.space[3]}`,
  overflow: "hidden",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  cursor: "text",
  "@media": { [from.tablet]: { ...typeScale[14], height: vars.control.medium } },
  selectors: {
    "&:hover": { borderColor: color.textMuted },
    "&[aria-invalid='true'], &[data-invalid]": { borderColor: color.hazard },
  },
  "::placeholder": { color: color.textMuted, opacity: 1 },
});

/** The style of native text controls. */
export const input = componentRecipe({
  base: {
    ...box,
    selectors: {
      "&:hover:not(:disabled, :read-only)": { borderColor: color.textMuted },
      "&[aria-invalid='true'], &[aria-invalid='true']:hover": { borderColor: color.hazard },
      "&:disabled": {
        background: color.surfaceSunken,
        borderColor: color.line,
        color: color.textMuted,
        cursor: "not-allowed",
        WebkitTextFillColor: "currentColor",
        opacity: 1,
      },
      "&:read-only:not(:disabled, select)": {
        background: color.surfaceSunken,
        borderColor: color.line,
      },
    },
  },
  variants: {
    size: {
      small: {
        height: vars.control.medium,
        padding: `0 ${vars.space[2]}`,
        "@media": { [from.tablet]: { height: vars.control.small, ...typeScale[13] } },
      },
      medium: {
        height: vars.control.large,
        padding: `0 ${vars.space[3]}`,
        "@media": { [from.tablet]: { height: vars.control.medium } },
      },
      /* On phones, where the table has no cells, it is a field like any other. */
      cell: {
        height: vars.control.medium,
        padding: `0 ${vars.space[3]}`,
        "@media": {
          [from.tablet]: {
            height: "56px",
            borderColor: "transparent",
            borderRadius: 0,
            background: "transparent",
            ...typeScale[14],
          },
        },
        selectors: {
          "&:hover:not(:disabled, :read-only)": {
            "@media": { [from.tablet]: { borderColor: "transparent" } },
          },
          /* The ring is inside, so that it covers no neighbour. */
          "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
        },
      },
      area: {
        ...typeScale.body,
        padding: `${vars.space[2]} ${vars.space[3]}`,
        resize: "vertical",
        display: "block",
        fontSize: typeScale[16].fontSize,
        "@media": { [from.tablet]: typeScale.body },
      },
    },
    /* Something is inside at the end: a button, a unit, an arrow. */
    isGrowing: { true: { fieldSizing: "content" }, false: {} },
    hasEnd: { true: { paddingInlineEnd: "44px" }, false: {} },
  },
  defaultVariants: { size: "medium", hasEnd: false, isGrowing: false },
});

export const inputFrame = componentStyle({ position: "relative", display: "grid" });

export const inputEnd = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "inline-flex",
  alignItems: "center",
  color: color.textMuted,
});

/** Decoration at the end: clicks reach the control below. */
export const inputEndMark = componentStyle({ paddingInlineEnd: half[5], pointerEvents: "none" });
