import { screen } from "../../../screen.ts";

export const catalogue = screen({
  address: "/product",
  visitors: "anyone",
  title: { zh: "产品总览", en: "Product overview" },
  isListed: true,
  firstCalls: async () => (await import("./first-calls.ts")).catalogueCalls,
  load: async () => (await import("./Catalogue.tsx")).Catalogue,
});
