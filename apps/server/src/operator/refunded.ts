import { type Fen, formatYuan } from "@reagent/domain/money";

/** What a step says of the money that it gave back. */
export const refunded = (amount: Fen): string =>
  amount === 0 ? "Nothing was to be given back." : `${formatYuan(amount)} RMB were given back.`;

/** The option that gives money back to where it came from. */
export const TO_PAYMENT = [
  "--to-payment",
  "gives the money back to the online payment, not to the balance",
] as const;
