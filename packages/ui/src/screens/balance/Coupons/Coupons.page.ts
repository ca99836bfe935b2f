import { page } from "../../../page.ts";
import { coupons } from "./Coupons.screen.ts";

export const couponsPage = page(coupons, {
  load: async () => (await import("./Coupons.tsx")).Coupons,
});
