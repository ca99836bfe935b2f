import { page } from "../../../page.ts";
import { instrument } from "./Instrument.screen.ts";

export const instrumentPage = page(instrument, {
  firstCalls: async () => {
    const { instrumentCalls } = await import("./first-calls.ts");
    return ({ spuCode }) => instrumentCalls(spuCode);
  },
  load: async () => (await import("./Instrument.tsx")).Instrument,
});
