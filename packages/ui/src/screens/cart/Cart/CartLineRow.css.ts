import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { screens } from "../../../theme/layers.css.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";
import { folded, middle, middleColumns, narrow, wide } from "./widths.ts";

const { color, space } = vars;

/*
 * Wide, a line is a row of the table; in the middle its second line takes the number; narrow, it is a small grid.
 * The order is the document's everywhere.
 */
export const line = style(
  inScreens({
    "@media": {
      [folded]: {
        display: "grid",
        gap: `${space[2]} ${space[3]}`,
        borderBottom: `${vars.line.hair} solid ${color.line}`,
        ":last-child": { borderBottom: 0 },
      },
      [`${folded} and (hover: hover)`]: {
        ":hover": {
          background: color.surfaceHover,
          boxShadow: `-8px 0 ${color.surfaceHover}, 8px 0 ${color.surfaceHover}`,
        },
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
  [folded]: {
    gridArea,
    minWidth: 0,
    padding: 0,
    border: 0,
    background: "none",
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

export const drawing = style(inScreens({ "@media": { [folded]: { display: "none" } } }));
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
      [wide]: { paddingInlineStart: space[6] },
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
