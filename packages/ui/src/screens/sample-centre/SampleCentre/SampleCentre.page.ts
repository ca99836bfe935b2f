import { page } from "../../../page.ts";
import { sampleCentre } from "./SampleCentre.screen.ts";

export const sampleCentrePage = page(sampleCentre, {
  firstCalls: async () => {
    const { sampleCentreCalls } = await import("./first-calls.ts");
    return sampleCentreCalls;
  },
  load: async () => (await import("./SampleCentre.tsx")).SampleCentre,
});
