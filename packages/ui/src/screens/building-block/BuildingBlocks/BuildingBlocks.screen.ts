import { screen } from "../../../screen.ts";

export const buildingBlocks = screen({
  address: "/research",
  visitors: "anyone",
  title: { zh: "分子砌块", en: "Molecule building blocks" },
  isListed: true,
  firstCalls: async () => {
    const { buildingBlocksCalls } = await import("./first-calls.ts");
    return buildingBlocksCalls;
  },
  load: async () => (await import("./BuildingBlocks.tsx")).BuildingBlocks,
});
