import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const instrument = screen({
  ...pageAddresses.instrument,
  visitors: "anyone",
  firstCalls: async () => {
    const { instrumentCalls } = await import("./first-calls.ts");
    return ({ spuCode }) => instrumentCalls(spuCode);
  },
  load: async () => (await import("./Instrument.tsx")).Instrument,
});
