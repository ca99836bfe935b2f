import { randomUUID } from "node:crypto";
import { readHeader, readHome, readSide, recordBrowse } from "@reagent/api/contract/home";
import { answers } from "../../http/call.ts";
import { readCategories, treeOf } from "./categories.ts";
import { readHomeInfo } from "./home-info.ts";
import { readAccountRights, readSideBanners } from "./side.ts";

const LONGEST_PAGE = 500;

export const homeRoutes = [
  answers(readHeader, async ({ language }, { database }) => ({
    categories: treeOf(await readCategories(database.read), language),
  })),
  answers(readHome, ({ language }, { database }) => readHomeInfo(database.read, language)),
  answers(readSide, async ({ language, customer }, { database }) => ({
    activities: await readSideBanners(database.read, language),
    ...(await readAccountRights(database.read, customer)),
  })),
  answers(recordBrowse, async ({ params, deviceId, now }, { database }) => {
    const event = {
      id: randomUUID(),
      customer_id: null,
      device_id: deviceId,
      page: params.page.slice(0, LONGEST_PAGE),
      previous_page: params.previous.slice(0, LONGEST_PAGE),
      relation: params.relation.slice(0, LONGEST_PAGE),
      created_at: now,
    };
    await database.transact((tx) => tx.insertInto("browse_events").values(event).execute());
    return {};
  }),
];
