import { listRegions } from "@reagent/api/contract/region";
import { answers } from "../../http/call.ts";
import { regionsIn } from "./regions.ts";

export const regionRoutes = [
  answers(listRegions, async ({ params }) => ({ regions: regionsIn(params.parentId) })),
];
