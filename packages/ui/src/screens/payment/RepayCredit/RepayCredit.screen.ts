import { screen } from "../../../screen.ts";

/** Repays all used credit by online banking. */
export const repayAll = screen("repayAll", {
  visitors: "customers",
  title: { zh: "信用还款", en: "Repay credit" },
});

export const repayOrder = screen("repayOrder", {
  visitors: "customers",
});
