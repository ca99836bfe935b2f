/** The widths at which the lines of the cart change their form; see CartLineRow.css.ts. */
export const narrow = "screen and (max-width: 767.98px)";
export const middle = "screen and (min-width: 768px) and (max-width: 1099.98px)";
/** Narrow and middle: a line is a grid, no row of a table. */
export const folded = "screen and (max-width: 1099.98px)";
export const wide = "screen and (min-width: 1100px)";

/** The columns of head and lines in the middle: box, name, stock, price, quantity, subtotal. */
export const middleColumns = "20px minmax(0, 1fr) minmax(132px, 0.5fr) 92px 104px 92px";
