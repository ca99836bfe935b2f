import { screen } from "../../../screen.ts";

export const basket = screen({
  address: "/excart",
  visitors: "customers",
  layout: "orchard",
  title: { zh: "果篮", en: "Basket" },
  firstCalls: async () => (await import("./first-calls.ts")).basketCalls,
  load: async () => (await import("./Basket.tsx")).Basket,
});
