import { page } from "../../../page.ts";
import { repayAll, repayOrder } from "./RepayCredit.screen.ts";

export const repayAllPage = page(repayAll, {
  load: async () => (await import("./RepayCredit.tsx")).RepayCredit,
});

export const repayOrderPage = page(repayOrder, {
  load: async () => (await import("./RepayCredit.tsx")).RepayCredit,
});
