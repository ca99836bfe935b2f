import { screen } from "../../../screen.ts";

export const sampleCentre = screen({
  address: "/basf",
  visitors: "anyone",
  title: { zh: "样品中心", en: "Sample centre" },
  isListed: true,
  firstCalls: async () => {
    const { sampleCentreCalls } = await import("./first-calls.ts");
    return sampleCentreCalls;
  },
  load: async () => (await import("./SampleCentre.tsx")).SampleCentre,
});
