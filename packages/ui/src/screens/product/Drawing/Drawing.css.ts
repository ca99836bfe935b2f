import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { inScreens } from "../../../theme/layered.ts";

export const drawing = recipe({
  /* Its own size, so that one pen draws all of them; smaller only where it must be. */
  base: inScreens({
    display: "block",
    placeSelf: "center",
    maxWidth: "100%",
    maxHeight: "100%",
    objectFit: "contain",
  }),
  variants: {
    /* Black line takes the tone of the text, as structures do. */
    isLineArt: {
      true: inScreens({
        filter: "invert(0.08)",
        "@media": {
          screen: { selectors: { "[data-theme='dark'] &": { filter: "invert(0.93)" } } },
        },
      }),
      false: {},
    },
    isLarge: { true: inScreens({ width: "100%", height: "100%" }), false: {} },
  },
  compoundVariants: [
    /* A pen as thick as a finger draws nothing fine. */
    {
      variants: { isLineArt: true, isLarge: true },
      style: inScreens({ maxWidth: "176px", maxHeight: "176px" }),
    },
  ],
});

/* A structure in a dialog: as high as the window lets it be. */
export const enlarged = style(
  inScreens({
    display: "grid",
    gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
    height: "min(480px, 56vh)",
  }),
);
