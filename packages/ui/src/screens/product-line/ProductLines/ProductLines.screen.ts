import { screen } from "../../../screen.ts";

export const productLines = screen({
  address: "/productlines",
  visitors: "anyone",
  isListed: true,
  firstCalls: async () => (await import("../ProductLine/first-calls.ts")).productLinesCalls,
  load: async () => (await import("./ProductLines.tsx")).ProductLines,
});
