import { below, from } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { scrollsAside } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* The columns are closer together on a tablet, where the table scrolls if it is still too wide. */
export const scroller = screenStyle({ "@media": { [from.tabletOnly]: scrollsAside } });
globalScreenStyle(`${scroller} :is(th, td):not(:first-child)`, {
  "@media": { [from.tabletOnly]: { paddingInlineStart: space[2] } },
});
globalScreenStyle(`${scroller} :is(th, td):not(:last-child)`, {
  "@media": { [from.tabletOnly]: { paddingInlineEnd: space[2] } },
});

/* On a phone: order number, receiver, amount and status, in the order of the columns. A long PO number leaves room for the receiver
   and the amount. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: {
      gridTemplateColumns: "minmax(40%, 1fr) auto auto",
      gridTemplateAreas:
        '"order order order" "receiver number number" "amount review payment" "actions actions actions"',
    },
  },
});

const place = (gridArea: string) => ({ "@media": { [below.tablet]: { gridArea } } });

export const order = screenStyle({ fontWeight: 500, ...place("order") });
export const code = screenStyle({
  color: color.text,
  selectors: { "&:hover": { color: color.accent } },
});
export const placed = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  color: color.textMuted,
  fontWeight: 400,
  ...typeScale[12],
});
/* The name of a person and an ordinary PO number stay on one line, whatever room the actions want. */
export const receiver = screenStyle({
  overflowWrap: "anywhere",
  "@media": { [from.laptop]: { minWidth: "6em" }, [below.tablet]: { gridArea: "receiver" } },
});
export const number = screenStyle({
  overflowWrap: "anywhere",
  "@media": {
    [from.laptop]: { minWidth: "15ch" },
    [below.tablet]: { gridArea: "number", textAlign: "end", color: color.textMuted },
  },
});
/* A dash means nothing without a column. */
export const noNumber = screenStyle({ "@media": { [below.tablet]: { visibility: "hidden" } } });
export const amount = screenStyle({
  "@media": { [below.tablet]: { gridArea: "amount", textAlign: "start", ...typeScale[16] } },
});

/* Pending statuses are bold, done ones are muted. */
const weight = {
  true: { fontWeight: 600 } as const,
  false: { color: color.textMuted } as const,
};
export const review = screenRecipe({
  base: {
    "@media": { [from.tablet]: { whiteSpace: "nowrap" }, [below.tablet]: { gridArea: "review" } },
  },
  variants: { isWaiting: weight },
});
export const payment = screenRecipe({
  base: {
    "@media": {
      [from.tablet]: { whiteSpace: "nowrap" },
      [below.tablet]: { gridArea: "payment", textAlign: "end" },
    },
  },
  variants: { isWaiting: weight },
});
export const method = screenStyle({
  display: "block",
  color: color.textMuted,
  fontWeight: 400,
  ...typeScale[12],
});

/* At most two lines of actions beside an order. */
export const actions = screenStyle({
  whiteSpace: "normal",
  minWidth: "168px",
  "@media": { [below.tablet]: { gridArea: "actions", minWidth: 0 } },
});
