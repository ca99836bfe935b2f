/** The breakpoints of cart lines; see CartLineRow.css.ts. */
export const narrow = "screen and (max-width: 767.98px)";
/** Of the narrow ones, those of a window that is enlarged: wider than phones. */
export const enlarged = "screen and (min-width: 520px) and (max-width: 767.98px)";
export const middle = "screen and (min-width: 768px) and (max-width: 1099.98px)";
export const wide = "screen and (min-width: 1100px)";

/** On screen a line is a grid that is painted only in the viewport; in print it is a table row. */
export const onScreen = "screen";

/** Columns at medium widths: checkbox, name, stock, price, quantity, subtotal. */
export const middleColumns = "20px minmax(0, 1fr) minmax(132px, 0.5fr) 92px 104px 92px";
/** Columns at large widths: checkbox, drawing, name, stock, price, quantity, subtotal, item number, actions. */
export const wideColumns = "20px 72px minmax(0, 1fr) 15% 88px 104px 96px 112px 56px";
