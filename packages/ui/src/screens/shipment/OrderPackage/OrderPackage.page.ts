import { page } from "../../../page.ts";
import { orderPackage } from "./OrderPackage.screen.ts";

export const orderPackagePage = page(orderPackage, {
  load: async () => (await import("./OrderPackage.tsx")).OrderPackage,
  props: ({ orderCode, productCode = "" }) => ({ orderCode, productCode }),
});
