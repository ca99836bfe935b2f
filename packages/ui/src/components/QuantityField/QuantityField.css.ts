import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { bareButton, focusRing, ringWithoutHas } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;

export const stepper = componentRecipe({
  base: {
    display: "inline-flex",
    width: "fit-content",
    border: `${vars.line.hair} solid ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    selectors: {
      "&:hover:not([data-disabled])": { borderColor: color.textMuted },
      "&[data-invalid]": { borderColor: color.hazard },
      "&[data-disabled]": { background: color.surfaceSunken, borderColor: color.line },
      "&:has(input:focus-visible)": focusRing,
    },
    "@supports": ringWithoutHas,
  },
  variants: {
    size: {
      small: {
        height: vars.control.medium,
        "@media": { [from.tablet]: { height: vars.control.small } },
      },
      medium: {
        height: vars.control.large,
        "@media": { [from.tablet]: { height: vars.control.medium } },
      },
    },
  },
});

export const number = componentRecipe({
  base: {
    margin: 0,
    ...bareButton,
    color: color.text,
    textAlign: "center",
    fontWeight: 500,
    ...typeScale[16],
    ":focus-visible": { outline: "none" },
    ":disabled": { color: color.textMuted },
  },
  variants: {
    size: {
      small: {
        width: "44px",
        "@media": { [from.tablet]: { width: "36px", ...typeScale[13] } },
      },
      medium: {
        width: "52px",
        "@media": { [from.tablet]: { width: "44px", ...typeScale[14] } },
      },
    },
  },
});

const step = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...bareButton,
  color: color.textMuted,
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:hover": { color: color.accent },
    "&:disabled": { color: color.textDisabled, opacity: 0.6, cursor: "not-allowed" },
  },
  "::before": { content: "", position: "absolute", inset: 0 },
});

/* The touch area is 44 by 44 px, independent of the drawing. */
const reachOf = (inset: string) =>
  ({ "@media": { "(pointer: coarse)": { "::before": { inset } } } }) as const;

const stepSize = {
  small: {
    width: vars.control.medium,
    "@media": { [from.tablet]: { width: "26px" } },
  } as const,
  medium: {
    width: vars.control.large,
    "@media": { [from.tablet]: { width: "32px" } },
  } as const,
};

export const decrease = componentRecipe({
  base: [step, reachOf("-8px 0 -8px -14px")],
  variants: { size: stepSize },
});
export const increase = componentRecipe({
  base: [step, reachOf("-8px -14px -8px 0")],
  variants: { size: stepSize },
});
