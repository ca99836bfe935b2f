import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, radius, space } = vars;

export const top = screenStyle({
  ...asGrid(6),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
    [from.laptop]: { gridTemplateColumns: "480px minmax(0, 1fr)", columnGap: space[14] },
  },
});

export const figure = screenStyle({ alignSelf: "start", minWidth: 0 });

export const stage = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  background: color.surfaceSunken,
  position: "relative",
  height: "320px",
  padding: space[6],
  borderRadius: radius.medium,
  cursor: "zoom-in",
  "@media": { [from.laptop]: { height: "400px" } },
});

export const zoom = screenStyle({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
});

export const zoomed = screenStyle(asGrid(3));

export const view = screenStyle({
  height: "min(480px, 56vh)",
  overflow: "auto",
  background: color.surfaceSunken,
});

export const zoomControls = screenStyle({
  ...asRow(4),
  justifyContent: "center",
  alignItems: "center",
});

export const identity = screenStyle({ minWidth: 0, maxWidth: "640px" });

export const name = screenRecipe({
  base: { fontWeight: 600, overflowWrap: "anywhere" },
  variants: {
    isLong: {
      true: typeScale[20],
      false: { ...typeScale[26], "@media": { [from.laptop]: typeScale[34] } },
    },
  },
});

export const offer = screenStyle({ ...asGrid(4), paddingBlockStart: space[3] });

export const price = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[4],
  paddingBlockStart: space[2],
});

export const left = screenStyle({ color: color.textMuted });

export const short = screenStyle({
  ...asGrid(1),
  gridTemplateColumns: "minmax(0, 400px)",
  justifyItems: "stretch",
});

export const action = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateAreas: '"quantity wish" "add add"',
  alignItems: "center",
  justifyItems: "end",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"quantity add wish"',
      maxWidth: "440px",
    },
  },
});

export const quantity = screenStyle({ gridArea: "quantity" });
export const add = screenStyle({ gridArea: "add", justifySelf: "stretch", minWidth: 0 });
export const wish = screenStyle({ gridArea: "wish" });

export const section = screenStyle({ paddingBlockStart: space[10] });

export const trailSkeleton = screenStyle({ paddingBlock: space[4] });

/* Lines remain thin in an enlarged drawing. */
globalScreenStyle(`:is(${stage}, ${view}) svg *`, { vectorEffect: "non-scaling-stroke" });
