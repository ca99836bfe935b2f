import { readBuildingBlocks } from "@reagent/api/contract/building-block";
import { CAROUSEL_SLIDES } from "@reagent/domain/page-size";
import { answers } from "../../calls/call.ts";
import { readGroups } from "./groups.ts";

/** The articles in the carousel: three pages of it. */
const ARTICLES = 3 * CAROUSEL_SLIDES.molecules;

export const buildingBlockRoutes = [
  answers(readBuildingBlocks, async ({ language, customer, now }, services) => {
    const query = { type: "article", search: "", keyword: "", language } as const;
    const [groups, { rows: news }] = await Promise.all([
      readGroups({ language, customer, now }, services),
      services.contentLists.read({ ...query, page: 1, size: ARTICLES }),
    ]);
    return { groups, news };
  }),
];
