import { randomUUID } from "node:crypto";
import {
  readHeader,
  readHome,
  readSide,
  recordBrowse,
  type SideBanner,
} from "@reagent/api/contract/home";
import type { AccountRights } from "@reagent/domain/account-menu";
import { ACCOUNT_PERIOD_WITHOUT_CREDIT } from "@reagent/domain/payment";
import type { Database } from "../../database/database.ts";
import { answers, type Customer } from "../../http/call.ts";
import { inLanguage, type Language } from "../../http/language.ts";
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

const answerSide = answers(readSide, async ({ language, customer }, { database }) => ({
  activities: await sideBanners(database, language),
  ...(await rightsOf(database, customer)),
}));

async function sideBanners(database: Database, language: Language): Promise<SideBanner[]> {
  const rows = await database.read
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.small_picture")
    .select(["activities.id", "subject_zh", "subject_en", "pictures.markup"])
    .orderBy("activities.position")
    .limit(SIDE_BANNERS)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    drawing: row.markup ?? "",
  }));
}

/** Which pages of the account area a customer has (customer centre §6, account data). */
async function rightsOf(
  database: Database,
  customer: Customer | undefined,
): Promise<AccountRights> {
  const row =
    customer &&
    (await database.read
      .selectFrom("customers")
      .select(["account_period", "may_download"])
      .where("id", "=", customer.id)
      .executeTakeFirst());
  return {
    accountPeriod:
      row && row.account_period !== ACCOUNT_PERIOD_WITHOUT_CREDIT
        ? "with-credit"
        : "without-credit",
    canDownloadProducts: row?.may_download === 1,
  };
}

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
