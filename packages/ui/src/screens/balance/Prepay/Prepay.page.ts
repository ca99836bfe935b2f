import { page } from "../../../page.ts";
import { balance } from "./Prepay.screen.ts";

export const balancePage = page(balance, {
  load: async () => (await import("./Prepay.tsx")).Prepay,
});
