import { withEnglishNames } from "@reagent/domain/region-english";
import { listRegions } from "../../contract/region.ts";
import type { AreaMock } from "../area-mock.ts";
import { regionsIn } from "../samples/regions.ts";
import { answers } from "../verbs.ts";

export const region: AreaMock = () => [
  answers(listRegions, ({ parentId }) => ({ regions: withEnglishNames(regionsIn(parentId)) })),
];
