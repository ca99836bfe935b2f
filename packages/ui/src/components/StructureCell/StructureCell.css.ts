import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const cell = recipe({
  base: inComponents({
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    minWidth: 0,
    /* The ground hides nothing of a tinted row behind it. */
    background: color.surface,
  }),
  variants: {
    isFramed: {
      true: inComponents({
        border: `${vars.line.hair} solid ${color.line}`,
        borderRadius: vars.radius.small,
      }),
      false: {},
    },
  },
});

export const area = recipe({
  base: inComponents({
    position: "relative",
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    placeItems: "center",
    width: "100%",
    padding: space[3],
    border: 0,
    borderRadius: vars.radius.small,
    background: "none",
    color: color.textMuted,
    ...typeScale[12],
  }),
  variants: {
    size: {
      small: inComponents({ height: "76px", padding: space[1] }),
      medium: inComponents({ height: "108px" }),
      large: inComponents({ height: "300px", padding: space[8] }),
      /* As large as its place. */
      fill: inComponents({ height: "100%", padding: space[6] }),
    },
    canEnlarge: { true: inComponents({ cursor: "zoom-in" }), false: {} },
  },
});

export const drawing = recipe({
  /* Natural size, so that all structures of a page have one length of bond; smaller only where it must be. */
  base: inComponents({
    display: "block",
    maxWidth: "100%",
    maxHeight: "100%",
    objectFit: "contain",
  }),
  variants: {
    size: {
      small: {},
      medium: {},
      large: inComponents({ zoom: 1.75 }),
      fill: inComponents({ width: "100%", height: "100%" }),
    },
    /* Black line art takes the tone of the text: ink on light ground, chalk on dark. */
    isLineArt: {
      true: inComponents({
        filter: "invert(0.08)",
        "@media": {
          screen: { selectors: { "[data-theme='dark'] &": { filter: "invert(0.93)" } } },
        },
      }),
      false: {},
    },
  },
});

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

/* In a list the sign waits until the drawing is pointed at; for fingers it is always there. */
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
    borderTop: `${vars.line.hair} solid ${color.line}`,
    color: color.textMuted,
    ...typeScale[12],
  }),
);
