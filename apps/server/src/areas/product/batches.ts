import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import type { ItemBatch, listBatches } from "@reagent/api/contract/product";
import { analysisVerdict, type AnalysisVerdict, type Meets } from "@reagent/domain/analysis";
import type { Selectable } from "kysely";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { stocksOfBatches } from "../../catalogue/batch-stocks.ts";
import type { AnalysisResult } from "../../catalogue/catalogue.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { itemCodeOf } from "../../catalogue/find-item.ts";
import { storedBatchCode } from "../../catalogue/lookups.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { meets } from "../../documents/certificate.ts";
import { sentGoods } from "../../ordering/orders/sent-goods.ts";

const verdicts: Readonly<Record<AnalysisVerdict, ItemBatch["verdict"]>> = {
  conforms: "conforms",
  fails: "fails",
  undecided: "undecided",
  "no-results": "undecided",
};

/** A page of the batches of an item, by its own code or that of a pack, newest first (decisions, batches of an item). */
export async function readBatches(
  reader: Reader,
  params: ParamsOf<typeof listBatches>,
  { customer, language }: Viewer,
): Promise<AnswerOf<typeof listBatches>> {
  const itemCode = await itemCodeOf(reader, params.itemCode);
  if (itemCode === undefined) {
    return { batches: [], total: 0 };
  }
  const { page, size } = pageOf(params);
  const { batchCode } = params;
  const ofItem = reader
    .selectFrom("batches")
    .where("item_id", "=", (of) => of.selectFrom("items").select("id").where("code", "=", itemCode))
    .$if(batchCode !== null, (all) => all.where("code", "=", storedBatchCode(batchCode ?? "")));
  const [rows, total] = await Promise.all([
    ofItem
      .selectAll()
      .orderBy("produced_at", "desc")
      .orderBy("code", "desc")
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countRows(ofItem),
  ]);
  const codes = rows.map(({ code }) => code);
  const stocks = await stocksOfBatches(reader, itemCode, codes);
  const orders =
    customer && codes.length > 0 ? await ordersOf(reader, customer.id, { itemCode, codes }) : [];
  return {
    batches: rows.map((row) => ({
      ...batchOf(row, itemCode, language),
      stocks: stocks
        .filter(({ batchCode }) => batchCode === row.code)
        .map(({ productId, pack, stock }) => ({ productId, pack, stock })),
      orderCode: orders.find(({ batch_code }) => batch_code === row.code)?.code ?? "",
    })),
    total,
  };
}

/** The orders of a customer of which batches of an item were sent, newest first. */
function ordersOf(
  reader: Reader,
  customerId: string,
  { itemCode, codes }: { readonly itemCode: string; readonly codes: readonly string[] },
) {
  return sentGoods(reader)
    .select(["orders.code", "shipment_lines.batch_code"])
    .where("orders.customer_id", "=", customerId)
    .where("order_lines.item_code", "=", itemCode)
    .where("shipment_lines.batch_code", "in", codes)
    .orderBy("orders.created_at", "desc")
    .execute();
}

function batchOf(
  row: Selectable<Schema["batches"]>,
  itemCode: string,
  language: Language,
): Omit<ItemBatch, "stocks" | "orderCode"> {
  const results = JSON.parse(row.results) as readonly AnalysisResult[];
  const met = results.map(meets);
  return {
    batchCode: row.code,
    producedOn: dayOf(row.produced_at),
    retestOn: dayOf(row.retest_at),
    results: results.map((each, at) => ({
      test: each.test[language],
      requirement: each.requirement[language],
      result: each.result[language],
      meets: answerOf(met[at]),
    })),
    verdict: verdicts[analysisVerdict(met)],
    isMakers: row.certificate !== null,
    url: documentUrl({ kind: "certificate", subject: itemCode, batchCode: row.code, language }),
  };
}

function answerOf(met: Meets): ItemBatch["results"][number]["meets"] {
  if (met === undefined) return "unknown";
  return met ? "yes" : "no";
}
