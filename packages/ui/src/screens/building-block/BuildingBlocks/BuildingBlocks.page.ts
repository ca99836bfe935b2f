import { page } from "../../../page.ts";
import { buildingBlocks } from "./BuildingBlocks.screen.ts";

export const buildingBlocksPage = page(buildingBlocks, {
  firstCalls: async () => {
    const { buildingBlocksCalls } = await import("./first-calls.ts");
    return buildingBlocksCalls;
  },
  load: async () => (await import("./BuildingBlocks.tsx")).BuildingBlocks,
});
