import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";
import { middle, middleColumns, narrow, onScreen, wide, wideColumns } from "./widths.ts";

const { color, space } = vars;

/*
 * Wide, a line looks like a row of a table; in the middle its second line takes the number; narrow, it is a small grid.
 * The order is the document's everywhere. A cart may be long: a line out of sight is neither laid out nor painted.
 */
export const line = style(
  inScreens({
    "@media": {
      [onScreen]: {
        display: "grid",
        gap: `${space[2]} ${space[3]}`,
        contentVisibility: "auto",
        containIntrinsicBlockSize: "auto 96px",
        /* Focus rings, and what hangs over the edge. */
        overflowClipMargin: "16px",
        borderBottom: vars.hairline,
        ":last-child": { borderBottom: 0 },
      },
      [`${onScreen} and (hover: hover)`]: {
        ":hover": {
          background: color.surfaceHover,
          boxShadow: `-8px 0 ${color.surfaceHover}, 8px 0 ${color.surfaceHover}`,
        },
      },
      [wide]: {
        gridTemplateColumns: wideColumns,
        gridTemplateAreas: '"check drawing name stock price quantity subtotal number remove"',
        columnGap: space[6],
        alignItems: "center",
        paddingBlock: vars.row.dense,
      },
      [middle]: {
        gridTemplateColumns: middleColumns,
        gridTemplateAreas:
          '"check name stock price quantity subtotal" ". number number number number remove"',
        alignItems: "center",
        paddingBlock: space[3],
      },
      [narrow]: {
        gridTemplateColumns: "24px minmax(0, 1fr) auto 44px",
        gridTemplateAreas:
          '"check name name name" ". stock price price" ". quantity subtotal subtotal" ". number number remove"',
        alignItems: "center",
        paddingBlock: space[4],
      },
      /* Fingers come here: what is 36 high elsewhere is 44. */
      [below.tablet]: { vars: { [vars.control.medium]: vars.control.large } },
    },
  }),
);

/* A cell of the table that becomes a place of the grid. */
const place = (gridArea: string, more = {}) => ({
  [onScreen]: {
    gridArea,
    minWidth: 0,
    ...bareButton,
    ":first-child": { boxShadow: "none" },
    ":last-child": { boxShadow: "none" },
    ...more,
  },
});
const atTop = { [narrow]: { alignSelf: "start" } };

export const check = style(
  inScreens({
    "@media": { ...place("check"), [narrow]: { alignSelf: "start", lineHeight: "20px" } },
  }),
);

export const drawing = style(
  inScreens({
    "@media": {
      ...place("drawing"),
      [middle]: { display: "none" },
      [narrow]: { display: "none" },
    },
  }),
);
export const drawingFrame = style(inScreens({ width: "84px", marginBlock: "-8px" }));
/* The row is tinted when it is pointed at, and so is what lies behind its drawing. */
globalStyle(`${drawingFrame} > figure`, { "@layer": { [screens]: { background: "none" } } });

export const name = style(inScreens({ fontWeight: 400, "@media": place("name") }));
export const stock = style(inScreens({ "@media": { ...place("stock"), ...atTop } }));
export const price = style(
  inScreens({ ...typeScale[14], fontWeight: 500, "@media": { ...place("price"), ...atTop } }),
);
/* A message wraps under its field and widens no column. */
export const quantity = style(
  inScreens({
    whiteSpace: "normal",
    "@media": {
      ...place("quantity"),
      [narrow]: { textAlign: "start" },
    },
  }),
);

const unselected = style(inScreens({ color: color.textMuted }));
globalStyle(`${unselected} > *`, { "@layer": { [screens]: { fontWeight: 400 } } });

export const subtotal = recipe({
  base: inScreens({
    transition: `color ${vars.motion.normal}`,
    "@media": {
      ...place("subtotal"),
      [narrow]: {
        "::before": {
          content: 'attr(data-label) / ""',
          marginInlineEnd: space[2],
          color: color.textMuted,
          fontWeight: 400,
        },
      },
    },
  }),
  variants: {
    /* What does not count, and what is about to change, steps back. */
    isSelected: { true: {}, false: [unselected] },
    isStale: { true: inScreens({ color: color.textMuted }), false: {} },
  },
});
export const itemNumber = style(
  inScreens({
    "@media": {
      ...place("number"),
      [middle]: { maxWidth: "280px" },
      [wide]: { marginInlineStart: space[3] },
    },
  }),
);
/* The drawing of the button, not its box, stands on the edge. */
export const remove = style(
  inScreens({
    "@media": {
      ...place("remove", { marginInlineEnd: "-6px" }),
      [below.tablet]: { marginInlineEnd: "-14px" },
    },
  }),
);
