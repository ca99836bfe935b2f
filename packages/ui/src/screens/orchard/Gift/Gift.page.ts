import { page } from "../../../page.ts";
import { gift } from "./Gift.screen.ts";

export const giftPage = page(gift, {
  firstCalls: async () => {
    const { giftCalls } = await import("./first-calls.ts");
    return ({ giftCode }) => giftCalls(giftCode);
  },
  load: async () => (await import("./Gift.tsx")).Gift,
});
