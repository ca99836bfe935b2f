import { type RecipeVariants } from "@vanilla-extract/recipes";
import { from } from "../../theme/breakpoints.ts";
import { componentRecipe } from "../../theme/layered.ts";
import { pressed } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half } = vars;
const usable = ":not(:disabled, [aria-disabled='true'])";

export const button = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    gap: half[3],
    padding: `0 ${vars.space[4]}`,
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.medium,
    background: "none",
    textDecoration: "none",
    fontWeight: 500,
    whiteSpace: "nowrap",
    cursor: "pointer",
    ...typeScale[14],
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      "&:is(:disabled, [aria-disabled='true'])": { cursor: "not-allowed" },
      "&[aria-busy='true']": { cursor: "progress" },
      // Also of a link that looks like a button.
      [`&:active${usable}`]: pressed,
    },
  },
  variants: {
    kind: {
      primary: {
        background: color.accentFill,
        color: color.onAccent,
        selectors: {
          [`&:hover${usable}`]: { background: color.accentFillHover, color: color.onAccent },
          "&:disabled": {
            background: color.surfaceSunken,
            borderColor: color.line,
            color: color.textDisabled,
          },
        },
      },
      secondary: {
        borderColor: color.lineStrong,
        color: color.text,
        selectors: {
          [`&:hover${usable}`]: { borderColor: color.accent, color: color.accent },
          "&:disabled": {
            background: color.surfaceSunken,
            borderColor: color.line,
            color: color.textDisabled,
          },
        },
      },
      quiet: {
        paddingInline: vars.space[2],
        color: color.accent,
        selectors: {
          [`&:hover${usable}`]: { background: color.surfaceHover, color: color.accentHover },
          "&:disabled": { color: color.textDisabled },
        },
      },
      danger: {
        background: color.hazard,
        color: color.onHazard,
        selectors: {
          [`&:hover${usable}`]: { background: color.hazardHover, color: color.onHazard },
          "&:disabled": {
            background: color.surfaceSunken,
            borderColor: color.line,
            color: color.textDisabled,
          },
        },
      },
      "quiet-danger": {
        paddingInline: vars.space[2],
        color: color.textMuted,
        selectors: {
          [`&:hover${usable}`]: { color: color.hazard },
          "&:disabled": { color: color.textDisabled },
        },
      },
    },
    /* Buttons are higher on touch screens. */
    size: {
      small: {
        height: vars.control.medium,
        paddingInline: half[5],
        gap: vars.space[1],
        fontSize: typeScale[13].fontSize,
        "@media": { [from.tablet]: { height: vars.control.small } },
      },
      medium: {
        height: vars.control.large,
        "@media": { [from.tablet]: { height: vars.control.medium } },
      },
      large: {
        height: vars.control.large,
        paddingInline: vars.space[6],
        fontSize: typeScale[16].fontSize,
      },
    },
    isWide: { true: { width: "100%" }, false: {} },
  },
  compoundVariants: [
    {
      variants: { kind: "quiet", size: "large" },
      style: { paddingInline: vars.space[2] },
    },
    {
      variants: { kind: "quiet", size: "small" },
      style: { paddingInline: vars.space[2] },
    },
    {
      variants: { kind: "quiet-danger", size: "large" },
      style: { paddingInline: vars.space[2] },
    },
    {
      variants: { kind: "quiet-danger", size: "small" },
      style: { paddingInline: vars.space[2] },
    },
  ],
  defaultVariants: { kind: "secondary", size: "medium", isWide: false },
});

export type ButtonLook = NonNullable<RecipeVariants<typeof button>>;
