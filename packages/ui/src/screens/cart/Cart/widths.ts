/** The widths at which the lines of the cart change their form; see CartLineRow.css.ts. */
export const narrow = "screen and (max-width: 767.98px)";
export const middle = "screen and (min-width: 768px) and (max-width: 1099.98px)";
export const wide = "screen and (min-width: 1100px)";

/** On a screen a line is a grid, of which the browser draws what is in sight alone; on paper it is a row of a table. */
export const onScreen = "screen";

/** The columns of head and lines in the middle: box, name, stock, price, quantity, subtotal. */
export const middleColumns = "20px minmax(0, 1fr) minmax(132px, 0.5fr) 92px 104px 92px";
/** And wide: box, drawing, name, stock, price, quantity, subtotal, the customer's number, bin. */
export const wideColumns = "20px 84px minmax(0, 1fr) 18% 88px 104px 96px 136px 28px";
