import { addressOf } from "@reagent/api/client/address";
import { codes } from "@reagent/api/contract/envelope";
import {
  downloadProductData,
  listProductData,
  productDownload,
} from "@reagent/api/contract/product-data";
import { callMessages } from "@reagent/api/messages/call";
import { productDataMessages } from "@reagent/api/messages/product-data";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Customer } from "../../basics/viewer.ts";
import { answersCustomer, changes, downloads } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { issueTicket, redeemTicket } from "../../sessions/ticket.ts";
import { csvOf, fileNameOf, listFiles } from "./files.ts";

const PURPOSE = "product-data";

/** Refuses customers without the right to download product data (customer centre §6, account data). */
async function requireDownloadRight(
  read: Reader,
  { id }: Customer,
  language: Language,
): Promise<void> {
  const row = await read
    .selectFrom("customers")
    .select("may_download")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.may_download !== 1)
    throw new Refusal(codes.notEntitled, productDataMessages.notEntitled[language]);
}

export const productDataRoutes = [
  answersCustomer(listProductData, async ({ customer, language }, { database }) => {
    await requireDownloadRight(database.read, customer, language);
    return { files: await listFiles(database.read, language) };
  }),
  changes(productDownload, async ({ params, customer, language, deviceId, now }, tx) => {
    await requireDownloadRight(tx, customer, language);
    const files = await listFiles(tx, language);
    const file = files.find(({ categoryId }) => categoryId === params.categoryId);
    if (!file) throw new Refusal(codes.notFound, callMessages.noDocument[language]);
    const subject = JSON.stringify({ categoryId: file.categoryId, language });
    const admission = { customerId: customer.id, purpose: PURPOSE, subject };
    const ticket = await issueTicket(tx, admission, now);
    return {
      fileName: fileNameOf(file, language),
      url: addressOf(downloadProductData, "", { ticket, deviceId }),
    };
  }),
  downloads(downloadProductData, async ({ params, now }, { database }) => {
    const admission = await database.transact((tx) =>
      redeemTicket(tx, { ticket: params.ticket, purpose: PURPOSE, now }),
    );
    if (!admission) return undefined;
    const { categoryId, language } = JSON.parse(admission.subject) as {
      categoryId: string;
      language: Language;
    };
    const files = await listFiles(database.read, language);
    const file = files.find((each) => each.categoryId === categoryId);
    const viewer = { customer: { id: admission.customerId }, now };
    return (
      file && {
        fileName: fileNameOf(file, language),
        mediaType: "text/csv; charset=utf-8",
        isAttachment: true,
        content: csvOf(database.read, { categoryId, viewer, language }),
      }
    );
  }),
];
