import { page } from "../../../page.ts";
import { toPay } from "./ToPay.screen.ts";

export const toPayPage = page(toPay, {
  load: async () => (await import("./ToPay.tsx")).ToPay,
});
