import type { SideBanner } from "@reagent/api/contract/home";
import type { AccountRights } from "@reagent/domain/account-menu";
import { ACCOUNT_PERIOD_WITHOUT_CREDIT } from "@reagent/domain/payment";
import type { ShopPart } from "@reagent/domain/shop-part";
import { inLanguage, type Language } from "../../basics/language.ts";
import type { Customer } from "../../basics/viewer.ts";
import { hiddenActivities } from "../../content/shown.ts";
import type { Reader } from "../../database/database.ts";

const SIDE_BANNERS = 6;

/** The newest activities with their small pictures. */
export async function readSideBanners(
  reader: Reader,
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<SideBanner[]> {
  const hidden = await hiddenActivities(reader, absentParts);
  const rows = await reader
    .selectFrom("activities")
    .leftJoin("pictures", "pictures.name", "activities.small_picture")
    .select(["activities.id", "subject_zh", "subject_en", "pictures.markup"])
    .$if(hidden.length > 0, (all) => all.where("activities.id", "not in", hidden))
    .orderBy("activities.created_at", "desc")
    .orderBy("activities.id")
    .limit(SIDE_BANNERS)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    subject: inLanguage(row, "subject", language),
    drawing: row.markup ?? "",
  }));
}

/** Which pages of the account area a customer has (customer centre §6, account data). */
export async function readAccountRights(
  reader: Reader,
  customer: Customer | undefined,
): Promise<AccountRights> {
  const row =
    customer &&
    (await reader
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
