import { screen } from "../../../screen.ts";

export const instrument = screen({
  address: "/consumables/:spuCode",
  path: ({ spuCode, skuCode }: { spuCode: string; skuCode?: string }) =>
    `/consumables/${encodeURIComponent(spuCode)}${skuCode ? `?sku_code=${encodeURIComponent(skuCode)}` : ""}`,
  visitors: "anyone",
  firstCalls: async () => {
    const { instrumentCalls } = await import("./first-calls.ts");
    return ({ spuCode }) => instrumentCalls(spuCode);
  },
  load: async () => (await import("./Instrument.tsx")).Instrument,
});
