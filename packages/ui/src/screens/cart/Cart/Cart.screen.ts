import { screen } from "../../../screen.ts";

export const cart = screen({
  address: "/cart",
  visitors: "customers",
  title: { zh: "购物车", en: "Shopping cart" },
  firstCalls: async () => (await import("./first-calls.ts")).cartCalls,
  load: async () => (await import("./Cart.tsx")).Cart,
});
