import { from } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle, globalComponentStyle } from "../../theme/layered.ts";
import { bareButton, countMark } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

const { color } = vars;
const square = (edge: string) => ({ width: edge, height: edge });

export const iconButton = componentRecipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    ...bareButton,
    borderRadius: vars.radius.medium,
    color: color.textMuted,
    transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      "&:hover:not(:disabled)": { background: color.surfaceHover, color: color.accent },
      "&[aria-pressed='true']": { color: color.accent },
      "&:disabled": { color: color.textDisabled, cursor: "not-allowed" },
      "&[aria-busy='true']": { cursor: "progress" },
    },
  },
  variants: {
    size: {
      small: {
        ...square(vars.control.medium),
        "@media": { [from.tablet]: square(vars.control.small) },
      },
      medium: {
        ...square(vars.control.large),
        "@media": { [from.tablet]: square(vars.control.medium) },
      },
      large: square(vars.control.large),
    },
  },
});

globalComponentStyle(`.${iconButton.classNames.base}[aria-pressed='true'] > svg`, {
  fill: color.accentSubtle,
});

export const count = componentStyle({
  ...countMark,
  insetBlockStart: "2px",
  insetInlineEnd: "2px",
});
