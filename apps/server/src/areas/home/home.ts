import { randomUUID } from "node:crypto";
import { readHeader, readHome, readSide, recordBrowse } from "@reagent/api/contract/home";
import { answers } from "../../http/call.ts";
import { inLanguage } from "../../http/language.ts";
import { readCategories, treeOf } from "./categories.ts";
import { readHomeInfo } from "./home-info.ts";

const LONGEST_PAGE = 500;
const SIDE_BANNERS = 6;

const answerHeader = answers(readHeader, async ({ language }, { database }) => ({
  categories: treeOf(await readCategories(database), language),
}));

const answerHome = answers(readHome, ({ language }, { database }) =>
  readHomeInfo(database, language),
);

const answerSide = answers(readSide, async ({ language }, { database }) => {
  const rows = await database.read
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.small_picture")
    .select(["activities.id", "subject_zh", "subject_en", "pictures.markup"])
    .orderBy("activities.position")
    .limit(SIDE_BANNERS)
    .execute();
  const activities = rows.map((row) => ({
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    drawing: row.markup ?? "",
  }));
  return { activities };
});

const answerBrowse = answers(recordBrowse, async ({ params, deviceId, now }, { database }) => {
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
});

export const homeRoutes = [answerHeader, answerHome, answerSide, answerBrowse];
