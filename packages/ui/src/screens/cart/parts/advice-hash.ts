/** The part of the cart with its storage and safety advice, in an address. */
export const ADVICE_HASH = "#advice";
