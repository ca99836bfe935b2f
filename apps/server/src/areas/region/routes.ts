import { listRegions } from "@reagent/api/contract/region";
import { withEnglishNames } from "@reagent/domain/region-english";
import { answers } from "../../http/call.ts";
import { regionsIn } from "./regions.ts";

export const regionRoutes = [
  answers(listRegions, async ({ params }) => ({
    regions: withEnglishNames(regionsIn(params.parentId)),
  })),
];
