import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, line, radius, space } = vars;

export const top = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[6],
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] },
      [from.laptop]: { gridTemplateColumns: "480px minmax(0, 1fr)", columnGap: space[14] },
    },
  }),
);

export const figure = style(inScreens({ alignSelf: "start", minWidth: 0 }));

const plate = {
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  background: color.surfaceSunken,
} as const;

export const stage = style(
  inScreens({
    ...plate,
    position: "relative",
    height: "320px",
    padding: space[6],
    borderRadius: radius.medium,
    cursor: "zoom-in",
    "@media": { [from.laptop]: { height: "400px" } },
  }),
);

export const zoom = style(
  inScreens({ position: "absolute", insetBlockStart: space[2], insetInlineEnd: space[2] }),
);

export const thumbs = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlockStart: space[2] }),
);

export const thumb = style(
  inScreens({
    ...bareButton,
    ...plate,
    width: "72px",
    height: "72px",
    padding: space[2],
    borderRadius: radius.small,
    color: color.text,
    selectors: {
      "&[aria-pressed='true']": {
        boxShadow: `inset 0 calc(-1 * ${line.rule}) ${color.accentFill}`,
      },
    },
  }),
);

export const zoomed = style(inScreens({ display: "grid", gap: space[3] }));

export const view = style(
  inScreens({ height: "min(480px, 56vh)", overflow: "auto", background: color.surfaceSunken }),
);

export const zoomControls = style(
  inScreens({ display: "flex", justifyContent: "center", alignItems: "center", gap: space[4] }),
);

export const identity = style(inScreens({ minWidth: 0, maxWidth: "640px" }));

export const name = recipe({
  base: inScreens({ fontWeight: 600, overflowWrap: "anywhere" }),
  variants: {
    isLong: {
      true: inScreens(typeScale[20]),
      false: inScreens({ ...typeScale[26], "@media": { [from.laptop]: typeScale[34] } }),
    },
  },
});

export const offer = style(
  inScreens({ display: "grid", gap: space[4], paddingBlockStart: space[3] }),
);

export const price = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space[4],
    paddingBlockStart: space[2],
  }),
);

export const left = style(inScreens({ color: color.textMuted }));

export const short = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "minmax(0, 400px)",
    justifyItems: "stretch",
    gap: space[1],
  }),
);

export const action = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateAreas: '"quantity wish" "add add"',
    alignItems: "center",
    justifyItems: "end",
    gap: space[3],
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gridTemplateAreas: '"quantity add wish"',
        maxWidth: "440px",
      },
    },
  }),
);

export const quantity = style(inScreens({ gridArea: "quantity" }));
export const add = style(inScreens({ gridArea: "add", justifySelf: "stretch", minWidth: 0 }));
export const wish = style(inScreens({ gridArea: "wish" }));

export const section = style(inScreens({ paddingBlockStart: space[10] }));

export const trailSkeleton = style(inScreens({ paddingBlock: space[4] }));

/* Lines remain thin in an enlarged drawing. */
globalStyle(`:is(${stage}, ${view}) svg *`, {
  "@layer": { [screens]: { vectorEffect: "non-scaling-stroke" } },
});
