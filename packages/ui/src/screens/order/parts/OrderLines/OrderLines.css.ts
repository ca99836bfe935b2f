import { below, from } from "../../../../theme/breakpoints.ts";
import { globalScreenStyle, screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { scrollsAside } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* Between phone and desktop widths the table scrolls horizontally. */
export const scroll = screenStyle({ "@media": { [from.tablet]: scrollsAside } });

/* All columns fit the printed page. */
globalScreenStyle(`${scroll} :is(th, td)`, { "@media": { print: { paddingInline: space[1] } } });

export const product = screenStyle({
  display: "grid",
  justifyItems: "start",
  fontWeight: 400,
  minWidth: 0,
  "@media": { [from.tablet]: { minWidth: "184px" } },
});
export const productCode = screenStyle({ fontWeight: 500 });
export const name = screenStyle({ ...typeScale[14], overflowWrap: "anywhere" });
export const meta = screenStyle({
  display: "block",
  color: color.textMuted,
  ...typeScale[12],
  overflowWrap: "anywhere",
  fontWeight: 400,
});

export const index = screenStyle({
  color: color.textMuted,
  "@media": { [from.tablet]: { width: "40px" }, [below.tablet]: { display: "none" } },
});
export const orderCell = screenStyle({ verticalAlign: "top" });
export const productCell = screenStyle({ textAlign: "start" });
export const order = screenStyle({
  fontWeight: 500,
  color: color.text,
  ":hover": { color: color.accent },
});
export const value = screenStyle({ overflowWrap: "anywhere" });
/* Folded rows omit labels without a value. */
export const emptyValue = screenStyle({ "@media": { [below.tablet]: { display: "none" } } });

/* The heading of a column without values, in that of another. */
export const sharedHead = screenStyle({ display: "block" });

/* Pending is bold, done is muted. */
export const status = screenRecipe({
  base: { whiteSpace: "nowrap" },
  variants: {
    isOpen: { true: { fontWeight: 600 }, false: { color: color.textMuted } },
  },
});
export const meaning = screenStyle({
  display: "block",
  color: color.textMuted,
  ...typeScale[12],
  "@media": { [from.tablet]: { minWidth: "56px" }, [below.tablet]: { display: "inline" } },
  selectors: {
    "&::before": { "@media": { [below.tablet]: { content: '" · "' } } },
  },
});
export const refunded = screenStyle({
  display: "block",
  color: color.accent,
  ...typeScale[12],
  marginBlockStart: `calc(-1 * ${space[1]} / 2)`,
});
