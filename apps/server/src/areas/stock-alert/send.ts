import type { GoodsKind } from "@reagent/domain/goods-kind";
import { hasArrived } from "@reagent/domain/stock-alert";
import { startRepeating } from "../../basics/repeating.ts";
import type { Services } from "../../calls/call.ts";
import { findGoods, type GoodsKey } from "../../catalogue/find-goods.ts";
import { whyNotSold } from "../../catalogue/sellable.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { mailStockAlert } from "../../ports/mail/stock-alert-mail.ts";

const ROUND_MS = 60_000;

interface OpenAlert extends GoodsKey {
  readonly customerId: string;
}

/**
 * Mails the open alerts whose goods are in stock, each once in a transaction of its own, and marks them sent (decisions, stock alerts).
 * Nothing that raises a stock has to know of alerts. Throws the first failure at the end.
 */
export async function sendStockAlerts(
  { database, clock }: Pick<Services, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  const due = [...(await openForPacks(database.read)), ...(await openForSkus(database.read))];
  const failures: unknown[] = [];
  for (const alert of due) {
    if (stopping?.aborted === true) return;
    await database
      .transact((tx) => sendAlert(tx, alert, clock.now()))
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

/** Sends stock alerts periodically until stopped; `stop` waits for the current alert. Several servers may do so at the same time. */
export function startStockAlerts(
  services: Pick<Services, "database" | "clock"> & {
    readonly log: { error(facts: object, message: string): void };
  },
): { stop(): Promise<void> } {
  return startRepeating((stopping) => sendStockAlerts(services, stopping), {
    pauseMs: ROUND_MS,
    onFailure: (failure) => services.log.error({ err: failure }, "stock alerts could not be sent"),
  });
}

/** Mails an alert and marks it sent, unless another server has, its customer has ended it, or the goods are gone again. */
async function sendAlert(
  tx: Tx,
  { customerId, kind, productCode }: OpenAlert,
  now: number,
): Promise<void> {
  const goods = await findGoods(tx, { kind, productCode }, { customer: undefined, now });
  if (!goods || !hasArrived(goods)) return;
  const alert = await tx
    .updateTable("stock_alerts")
    .set({ sent_at: now })
    .where("customer_id", "=", customerId)
    .where("kind", "=", kind)
    .where("product_code", "=", productCode)
    .where("sent_at", "is", null)
    .returning("language")
    .executeTakeFirst();
  if (!alert) return;
  await mailStockAlert(tx, { customerId, kind, productCode, language: alert.language, now });
}

async function openForPacks(reader: Reader): Promise<OpenAlert[]> {
  const rows = await openAlerts(reader, "reagent")
    .innerJoin("packs", "packs.code", "stock_alerts.product_code")
    .innerJoin("items", "items.id", "packs.item_id")
    .select([
      "stock",
      "packs.specification",
      "is_enquiry_only",
      "is_bulk",
      "list_price",
      "safe_level",
    ])
    .where("stock", ">", 0)
    .execute();
  return rows.filter((row) => hasArrived({ ...row, isSold: whyNotSold(row) === undefined }));
}

function openForSkus(reader: Reader): Promise<OpenAlert[]> {
  return openAlerts(reader, "instrument")
    .innerJoin("instrument_skus", "instrument_skus.code", "stock_alerts.product_code")
    .where("stock", ">", 0)
    .execute();
}

function openAlerts(reader: Reader, kind: GoodsKind) {
  return reader
    .selectFrom("stock_alerts")
    .select([
      "stock_alerts.customer_id as customerId",
      "stock_alerts.kind",
      "stock_alerts.product_code as productCode",
    ])
    .where("stock_alerts.kind", "=", kind)
    .where("sent_at", "is", null)
    .orderBy("asked_at");
}
