import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { height } from "../LineArt/LineArt.css.ts";

const { color, space } = vars;

export const cell = componentRecipe({
  base: {
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    minWidth: 0,
    /* Transparent, so that the tint of the row is visible. */
    background: color.surface,
  },
  variants: {
    isFramed: {
      true: {
        border: vars.hairline,
        borderRadius: vars.radius.small,
      },
      false: {},
    },
  },
});

const filling = { height: "100%", padding: space[6] };

export const area = componentRecipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    width: "100%",
    padding: space[3],
    color: color.text,
    /* All structures of a page have the same bond length, except those that would not fit. */
    vars: { [height]: "100%" },
  },
  variants: {
    size: {
      small: { height: "76px", padding: space[1] },
      medium: { height: "108px" },
      large: filling,
      fill: filling,
    },
  },
});

/* A button over the drawing, so that the letters of the drawing are not part of its name. */
export const enlarge = componentStyle({
  position: "absolute",
  inset: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  cursor: "zoom-in",
});

export const none = componentStyle({ color: color.textMuted, ...typeScale[12] });

export const corner = componentStyle({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  color: color.textMuted,
  transition: `opacity ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { "button:hover > &": { color: color.accent } },
});

/* In a list the icon appears on hover; on touch screens it is always visible. */
export const quietCorner = componentStyle({
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  "@media": {
    "(hover: hover)": {
      opacity: 0,
      selectors: { "button:is(:hover, :focus-visible) > &": { opacity: 1 } },
    },
  },
});

export const caption = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[2],
  padding: `${space[1]} ${space[2]}`,
  borderTop: vars.hairline,
  color: color.textMuted,
  ...typeScale[12],
});
