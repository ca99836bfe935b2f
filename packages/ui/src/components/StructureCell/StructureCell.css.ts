import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { height } from "../LineArt/LineArt.css.ts";

const { color, space } = vars;

export const cell = recipe({
  base: inComponents({
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    minWidth: 0,
    /* Transparent, so that the tint of the row is visible. */
    background: color.surface,
  }),
  variants: {
    isFramed: {
      true: inComponents({
        border: vars.hairline,
        borderRadius: vars.radius.small,
      }),
      false: {},
    },
  },
});

const filling = { height: "100%", padding: space[6] };

export const area = recipe({
  base: inComponents({
    position: "relative",
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    width: "100%",
    padding: space[3],
    color: color.text,
    /* All structures of a page have the same bond length, except those that would not fit. */
    vars: { [height]: "100%" },
  }),
  variants: {
    size: {
      small: inComponents({ height: "76px", padding: space[1] }),
      medium: inComponents({ height: "108px" }),
      large: inComponents(filling),
      fill: inComponents(filling),
    },
  },
});

/* A button over the drawing, so that the letters of the drawing are not part of its name. */
export const enlarge = style(
  inComponents({
    position: "absolute",
    inset: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: "none",
    cursor: "zoom-in",
  }),
);

export const none = style(inComponents({ color: color.textMuted, ...typeScale[12] }));

export const corner = style(
  inComponents({
    position: "absolute",
    insetBlockStart: space[2],
    insetInlineEnd: space[2],
    color: color.textMuted,
    transition: `opacity ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: { "button:hover > &": { color: color.accent } },
  }),
);

/* In a list the icon appears on hover; on touch screens it is always visible. */
export const quietCorner = style(
  inComponents({
    insetBlockStart: space[1],
    insetInlineEnd: space[1],
    "@media": {
      "(hover: hover)": {
        opacity: 0,
        selectors: { "button:is(:hover, :focus-visible) > &": { opacity: 1 } },
      },
    },
  }),
);

export const caption = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: space[2],
    padding: `${space[1]} ${space[2]}`,
    borderTop: vars.hairline,
    color: color.textMuted,
    ...typeScale[12],
  }),
);
