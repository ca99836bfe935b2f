import { height } from "../../../components/LineArt/LineArt.css.ts";
import { below, from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* Keeps the picture in view while the offer scrolls. */
export const top = screenRecipe({
  base: { ...asGrid(6), gridTemplateColumns: "minmax(0, 1fr)" },
  variants: {
    hasArt: {
      true: {
        "@media": {
          [from.tablet]: {
            gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
            columnGap: space[8],
          },
          [from.laptop]: {
            gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
            columnGap: space[14],
          },
        },
      },
      false: {},
    },
  },
});

export const figure = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  alignSelf: "start",
  /* A drawing is smaller than the frame, so that its strokes remain thin; a photograph fills it. */
  vars: { [height]: "176px" },
  selectors: { "&:has(> img)": { vars: { [height]: "100%" } } },
  height: "208px",
  padding: space[6],
  border: vars.hairline,
  borderRadius: vars.radius.small,
  "@media": {
    [from.tablet]: { height: "280px" },
    [from.laptop]: { height: "400px", padding: space[14] },
  },
});

export const identity = screenStyle({ minWidth: 0, maxWidth: "640px" });

export const name = screenRecipe({
  base: { fontWeight: 600, overflowWrap: "anywhere", paddingBlockStart: space[1] },
  variants: {
    isLong: {
      true: typeScale[20],
      false: { ...typeScale[26], "@media": { [from.laptop]: typeScale[34] } },
    },
  },
});
export const otherName = screenStyle({
  ...typeScale[16],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const summary = screenStyle({ ...typeScale.body, paddingBlockStart: space[2] });

export const choosers = screenStyle({
  ...asGrid(3),
  paddingBlockStart: space[6],
});

/* Reserves a line, so that a notice does not move the content. */
export const hints = screenStyle({ ...typeScale[13], minHeight: "20px", color: color.textMuted });

export const offer = screenStyle({ ...asGrid(4), paddingBlockStart: space[4] });
export const price = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  minHeight: "36px",
});
export const priceTerm = screenStyle({ ...typeScale[13], color: color.textMuted });
export const deliveryLine = screenStyle({ display: "block" });
export const action = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  "@media": { [from.tablet]: { maxWidth: "480px" } },
});

/* On a line of its own on a phone, the last button takes all of it. */
globalScreenStyle(`${action} > :last-child`, { "@media": { [below.tablet]: { flexGrow: 1 } } });

export const quantity = screenStyle({ flex: "none" });
export const add = screenStyle({ flex: "1 0 auto" });

export const texts = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: space[10],
  "@media": {
    [from.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[14] },
  },
});

export const trailSkeleton = screenStyle({ paddingBlock: space[4] });
export const missingTitle = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  overflowWrap: "anywhere",
});
