import { readHeader, readHome, readSide, recordBrowse } from "@reagent/api/contract/home";
import { answers } from "../../calls/call.ts";
import { readCategories, treeOf } from "../../catalogue/categories.ts";
import { addBrowseEvent } from "./browse-events.ts";
import { readEmptySections } from "./empty-sections.ts";
import { readHomeInfo } from "./home-info.ts";
import { readAccountRights, readSideBanners } from "./side.ts";

export const homeRoutes = [
  answers(readHeader, async ({ language }, { database }) => ({
    categories: treeOf(await readCategories(database.read), language),
    emptySections: await readEmptySections(database),
  })),
  answers(readHome, ({ language }, services) => readHomeInfo(services, language)),
  answers(readSide, async ({ language, customer }, { database, absentParts }) => ({
    activities: await readSideBanners(database.read, absentParts, language),
    ...(await readAccountRights(database.read, customer)),
  })),
  answers(recordBrowse, async (call, { database }) => {
    await addBrowseEvent(database, call);
    return {};
  }),
];
