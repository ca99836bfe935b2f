import { listRegions } from "@reagent/api/contract/region";
import { withEnglishNames } from "@reagent/domain/region-english";
import { answers } from "../../calls/call.ts";
import { regionsIn } from "../../catalogue/regions.ts";

export const regionRoutes = [
  answers(listRegions, async ({ params }) => ({
    regions: withEnglishNames(regionsIn(params.parentId)),
  })),
];
