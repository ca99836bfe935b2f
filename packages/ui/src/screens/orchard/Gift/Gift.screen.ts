import { screen } from "../../../screen.ts";

export const gift = screen({
  address: "/exdetail/:giftCode",
  visitors: "anyone",
  layout: "orchard",
  firstCalls: async () => {
    const { giftCalls } = await import("./first-calls.ts");
    return ({ giftCode }) => giftCalls(giftCode);
  },
  load: async () => (await import("./Gift.tsx")).Gift,
});
