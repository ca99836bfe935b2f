import { columns } from "../../../components/Table/Table.css.ts";
import { below, from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle, screenVariants } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/** The head, the rows, and what follows them. */
export const sheet = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
});
export const lead = screenStyle({ paddingBlockEnd: space[4] });

/* On tablets a row has two lines, from laptops one. */
export const rows = screenStyle({
  "@media": {
    [from.tablet]: { vars: { [columns]: "36px minmax(0, 1fr) 104px 96px 112px 40px" } },
    [from.laptop]: {
      vars: {
        [columns]:
          "36px minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1fr) 92px 88px 104px minmax(0, 1.1fr) 36px",
      },
    },
  },
});
globalScreenStyle(`${rows} tr`, {
  "@media": {
    [from.tablet]: {
      gridTemplateAreas: `"number text price quantity amount remove" ". product stock stock verdict verdict"`,
    },
    [from.laptop]: { gridTemplateAreas: "none" },
  },
});

/* On phones: what is typed, what it is, stock and price, sum and quantity, the verdict. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "20px minmax(0, 1fr) auto",
      gridTemplateAreas: `"number text text" ". product product" ". stock price" ". amount quantity" ". verdict remove"`,
    },
  },
});

/** Where a cell and its column head stand below laptops. */
const placed = (gridArea: string) =>
  ({ gridArea, "@media": { [from.laptop]: { gridArea: "auto" } } }) as const;
export const areas = screenVariants({
  number: placed("number"),
  text: placed("text"),
  product: placed("product"),
  stock: placed("stock"),
  price: placed("price"),
  quantity: placed("quantity"),
  amount: placed("amount"),
  verdict: placed("verdict"),
  remove: placed("remove"),
});

export const number = screenStyle([
  areas.number,
  {
    fontWeight: 400,
    color: color.textMuted,
    fontVariantNumeric: "tabular-nums",
    selectors: { "tr:focus-within > &": { color: color.text, fontWeight: 600 } },
  },
]);

/* The only vertical lines of the shop: they bound what can be typed in. */
const editable = {
  "@media": { [from.tablet]: { padding: 0, borderInline: vars.hairline } },
} as const;
export const text = screenStyle([areas.text, editable]);
export const quantity = screenStyle([
  areas.quantity,
  {
    ...editable,
    "@media": { ...editable["@media"], [below.tablet]: { width: "112px" } },
  },
]);
export const quantityField = screenStyle({ position: "relative" });
globalScreenStyle(`${quantityField} input`, {
  paddingInlineEnd: "36px",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
/** A drag fills rows; it does not scroll the page. */
export const handle = screenStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space[1],
  display: "inline-flex",
  alignItems: "center",
  touchAction: "none",
});

const breaking = { overflowWrap: "anywhere", whiteSpace: "normal" } as const;
/** The names of sums. */
export const wrapped = screenStyle(breaking);
export const product = screenStyle([areas.product, { ...breaking, ...typeScale[14] }]);
export const stock = screenStyle([areas.stock, breaking]);
/** On phones the column's name stands before the amount. */
const named = {
  "@media": {
    [below.tablet]: {
      "::before": {
        content: 'attr(data-label) / ""',
        marginInlineEnd: space[2],
        color: color.textMuted,
        fontWeight: 400,
        ...typeScale[12],
      },
    },
  },
} as const;
export const price = screenStyle([areas.price, named]);
export const amount = screenStyle([
  areas.amount,
  {
    ...named,
    fontWeight: 600,
    "@media": { [below.tablet]: { ...named["@media"][below.tablet], textAlign: "start" } },
  },
]);
export const verdict = screenStyle([
  areas.verdict,
  { "@media": { [from.laptop]: { paddingInlineStart: space[6] } } },
]);
export const remove = screenStyle([areas.remove, { textAlign: "end" }]);

export const note = screenStyle({ display: "block", ...typeScale[12], color: color.textMuted });
export const unplaced = screenStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const tools = screenStyle({
  ...asWrappingRow(1),
  alignItems: "center",
});
export const hazards = screenStyle({
  ...asGrid(3),
  paddingBlockStart: space[5],
  ":empty": { display: "none" },
});
export const foot = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  paddingBlock: space[8],
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr)" },
  },
});
/* Phones have no such keys. */
export const keysOnly = screenStyle({ "@media": { [below.tablet]: { display: "none" } } });
export const keysTitle = screenStyle({
  paddingBlock: space[2],
  borderTop: vars.hairline,
  color: color.textMuted,
  fontWeight: 500,
  ...typeScale[12],
});
export const key = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  paddingBlock: space[1],
  color: color.textMuted,
  ...typeScale[13],
});
export const left = screenStyle({
  ...asWrappingRow(3),
  alignItems: "baseline",
});
