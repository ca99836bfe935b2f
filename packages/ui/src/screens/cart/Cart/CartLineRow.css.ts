import { note } from "../../../components/Stock/Stock.css.ts";
import { below } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow, bareButton } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";
import { enlarged, middle, middleColumns, narrow, onScreen, wide, wideColumns } from "./widths.ts";

const { color, space } = vars;

/*
 * A line looks like a table row when wide, has the item number in a second line at medium widths, and is a small grid on a phone.
 * The visual order is the document order at every width. Lines outside the viewport are neither laid out nor painted.
 */
export const line = screenStyle({
  "@media": {
    [onScreen]: {
      ...asGrid(2, 3),
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 58px",
      /* Room for focus rings and overhanging icons. */
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
      gridTemplateAreas: '"check drawing name stock price quantity subtotal number actions"',
      columnGap: space[4],
      alignItems: "center",
      paddingBlock: vars.row.dense,
    },
    [middle]: {
      gridTemplateColumns: middleColumns,
      gridTemplateAreas:
        '"check name stock price quantity subtotal" ". number number number number actions"',
      alignItems: "center",
      paddingBlock: space[3],
    },
    [narrow]: {
      gridTemplateColumns: "24px minmax(0, 1fr) auto auto",
      gridTemplateAreas:
        '"check name name name" ". stock price price" ". quantity subtotal subtotal" ". number number actions"',
      alignItems: "center",
      paddingBlock: space[4],
    },
    [enlarged]: {
      gridTemplateColumns: "24px 136px auto minmax(0, 1fr) auto",
      gridTemplateAreas:
        '"check name name name name" ". stock stock price price" ". quantity subtotal number actions"',
      rowGap: space[1],
      paddingBlock: space[2],
    },
    /* Touch targets: 44 px instead of 36. */
    [below.tablet]: { vars: { [vars.control.medium]: vars.control.large } },
  },
});

/* A table cell that becomes a grid area. */
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

export const check = screenStyle({
  "@media": { ...place("check"), [narrow]: { alignSelf: "start", lineHeight: "20px" } },
});

export const drawing = screenStyle({
  "@media": {
    ...place("drawing"),
    [middle]: { display: "none" },
    [narrow]: { display: "none" },
  },
});
export const drawingFrame = screenStyle({ marginBlock: `calc(-1 * ${space[2]})` });
/* Lines are low, so that many are in sight. */
globalScreenStyle(`${drawingFrame} > figure > :first-child`, { height: "56px" });
/* The background of the drawing follows the hover colour of the row. */
globalScreenStyle(`${drawingFrame} > figure`, { background: "none" });

export const name = screenStyle({ fontWeight: 400, "@media": place("name") });
/* The label of a hazard is beside the name where there is room. */
export const named = screenStyle({ ...asWrappingRow(0, 4), alignItems: "center" });
export const words = screenStyle({ flex: "1 1 248px", minWidth: 0 });
export const stock = screenStyle({ "@media": { ...place("stock"), ...atTop } });
/* Notes follow on the same line, so that a whole line of the cart is in sight in a low window. */
globalScreenStyle(`${stock} ${note}`, { "@media": { [enlarged]: { display: "inline" } } });
globalScreenStyle(`${stock} ${note}::before`, { "@media": { [enlarged]: { content: '" "' } } });
export const price = screenStyle({
  ...typeScale[14],
  fontWeight: 500,
  "@media": { ...place("price"), ...atTop },
});
/* A message wraps below its field instead of widening the column. */
export const quantity = screenStyle({
  whiteSpace: "normal",
  "@media": {
    ...place("quantity"),
    [narrow]: { textAlign: "start" },
  },
});

const unselected = screenStyle({ color: color.textMuted });
globalScreenStyle(`${unselected} > *`, { fontWeight: 400 });

export const subtotal = screenRecipe({
  base: {
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
  },
  variants: {
    /* Subtotals of unselected and changing lines are muted. */
    isSelected: { true: {}, false: [unselected] },
    isStale: { true: { color: color.textMuted }, false: {} },
  },
});
export const itemNumber = screenStyle({
  "@media": {
    ...place("number"),
    [middle]: { maxWidth: "280px" },
  },
});
/* Aligns the last icon, not its button's box, with the edge. */
export const actions = screenStyle({
  "@media": {
    ...place("actions", { marginInlineEnd: "-6px" }),
    [below.tablet]: { marginInlineEnd: "-14px" },
  },
});
