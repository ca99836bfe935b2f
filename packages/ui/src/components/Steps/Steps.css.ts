import { forcedColors, from } from "../../theme/breakpoints.ts";
import { componentStyle, componentVariants } from "../../theme/layered.ts";
import { asRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const steps = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});

export const step = componentStyle({
  position: "relative",
  ...asRow(1),
  flexDirection: "column",
  alignItems: "flex-start",
  padding: `${space[4]} ${space[2]} 0 0`,
  color: color.textMuted,
  fontSize: typeScale[12].fontSize,
  lineHeight: "16px",
  /* A long tick at the start of the step, short ones every 8 px. */
  "::before": {
    content: "",
    position: "absolute",
    inset: "0 0 auto",
    height: "8px",
    borderTop: `${vars.line.hair} solid ${color.lineStrong}`,
    background: [
      `linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 0 / 1px 8px no-repeat`,
      `repeating-linear-gradient(90deg, ${color.lineStrong} 0 1px, transparent 1px 8px) 0 0 / 100% 4px no-repeat`,
    ].join(", "),
  },
  /* The line is drawn through the completed steps and half of the current one. */
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: 0,
    height: "2px",
    background: color.accentFill,
  },
  "@media": {
    [forcedColors]: { "::after": { forcedColorAdjust: "none", background: "Highlight" } },
    [from.tablet]: {
      flexDirection: "row",
      alignItems: "center",
      gap: vars.space[2],
      paddingInlineEnd: vars.space[3],
      ...typeScale[13],
    },
  },
});

export const state = componentVariants({
  done: { "::after": { width: "100%" } },
  current: { color: color.text, fontWeight: 600, "::after": { width: "50%" } },
  ahead: {},
});

const disc = {
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "20px",
  height: "20px",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: typeScale[12].fontSize,
  lineHeight: "16px",
  fontWeight: 500,
} as const;

export const ordinal = componentVariants({
  done: { ...disc, borderColor: color.accent, color: color.accent },
  current: {
    ...disc,
    borderColor: color.accent,
    background: color.accentFill,
    color: color.onAccent,
    "@media": {
      [forcedColors]: {
        forcedColorAdjust: "none",
        background: "Highlight",
        borderColor: "Highlight",
        color: "HighlightText",
      },
    },
  },
  ahead: disc,
});
