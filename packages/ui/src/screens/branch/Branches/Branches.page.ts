import { page } from "../../../page.ts";
import { branches } from "./Branches.screen.ts";

export const branchesPage = page(branches, {
  firstCalls: async () => (await import("./first-calls.ts")).branchCalls,
  load: async () => (await import("./Branches.tsx")).Branches,
});
