import { listRegions } from "@reagent/api/contract/region";
import { withEnglishNames } from "@reagent/domain/region-english";
import { regionsIn } from "../../catalogue/regions.ts";
import { answers } from "../../http/call.ts";

export const regionRoutes = [
  answers(listRegions, async ({ params }) => ({
    regions: withEnglishNames(regionsIn(params.parentId)),
  })),
];
