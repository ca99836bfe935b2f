import { createHash } from "node:crypto";
import { deletedEmail } from "@reagent/domain/account-state";
import type { LocalizedText } from "../basics/language.ts";
import { storedBatchCode } from "../catalogue/lookups.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import { findReceivers, type Receiver } from "../ordering/orders/receivers.ts";
import { sentGoods } from "../ordering/orders/sent-goods.ts";
import { mailBatchNotice } from "../ports/mail/batch-notice-mail.ts";
import { CommandError } from "../settings/command-line.ts";

/** How many customers are told in one transaction. */
const AT_ONCE = 100;

/** A batch of an item, as it is known or was sent. */
export interface NamedBatch {
  readonly itemCode: string;
  readonly batchCode: string;
}

/**
 * The batch with a number, of the item that is named where several have one of that number. Throws `CommandError` for an unknown one,
 * and for several.
 */
export async function findNoticeBatch(
  reader: Reader,
  code: string,
  itemCode: string | undefined,
): Promise<NamedBatch> {
  const codes = [code.trim(), storedBatchCode(code)];
  const sent = await sentGoods(reader)
    .select(["order_lines.item_code as itemCode", "shipment_lines.batch_code as batchCode"])
    .distinct()
    .where("shipment_lines.batch_code", "in", codes)
    .where("shipment_lines.batch_code", "<>", "")
    .execute();
  const known = await reader
    .selectFrom("batches")
    .innerJoin("items", "items.id", "batches.item_id")
    .select(["items.code as itemCode", "batches.code as batchCode"])
    .where("batches.code", "in", codes)
    .execute();
  const former = await reader
    .selectFrom("former_batches")
    .select(["item_code as itemCode", "code as batchCode"])
    .where("code", "in", codes)
    .execute();
  const all = [...sent, ...known, ...former];
  const items = [...new Set(all.map((batch) => batch.itemCode))].toSorted();
  if (items.length === 0)
    throw new CommandError(`There is no batch ${code}: the shop neither has it nor has sent it.`);
  const wanted = itemCode ?? (items.length === 1 ? items[0] : undefined);
  if (wanted === undefined)
    throw new CommandError(
      `Several items have a batch ${code}; name one with --item: ${items.join(", ")}.`,
    );
  const found = all.find((batch) => batch.itemCode === wanted);
  if (!found)
    throw new CommandError(`${wanted} has no batch ${code}; these have: ${items.join(", ")}.`);
  return found;
}

/** What is said of a batch; the same text about the same batch is the same notice. */
export interface Notice extends NamedBatch {
  readonly id: string;
  readonly text: LocalizedText;
}

/** A notice with its id, which follows from what it says. */
export function noticeOf(batch: NamedBatch, text: LocalizedText): Notice {
  const identity = JSON.stringify([batch.itemCode, batch.batchCode, text.zh, text.en]);
  return { ...batch, text, id: createHash("sha256").update(identity).digest("hex") };
}

/**
 * Mails a notice to everyone who received the batch and has not got it yet, in short transactions; where it is interrupted, it is to be
 * repeated. Returns how many were told now.
 */
export async function sendNotice(database: Database, notice: Notice, now: number): Promise<number> {
  let count = 0;
  let after = "";
  for (;;) {
    const receivers = await findReceivers(database.read, notice, { after, limit: AT_ONCE });
    if (receivers.length > 0)
      count += await database.transact(async (tx) => {
        await storeNotice(tx, notice, now);
        let told = 0;
        for (const receiver of receivers) if (await tellOnce(tx, notice, receiver, now)) told += 1;
        return told;
      });
    if (receivers.length < AT_ONCE) return count;
    after = receivers.at(-1)?.customerId ?? "";
  }
}

async function storeNotice(
  tx: Tx,
  { id, itemCode, batchCode, text }: Notice,
  now: number,
): Promise<void> {
  const line = await tx
    .selectFrom("order_lines")
    .select(["name_zh", "name_en"])
    .where("item_code", "=", itemCode)
    .limit(1)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("batch_notices")
    .values({
      id,
      item_code: itemCode,
      batch_code: batchCode,
      ...line,
      text_zh: text.zh,
      text_en: text.en,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Mails a customer, unless this or another command has; returns whether it did. */
async function tellOnce(
  tx: Tx,
  { id }: Notice,
  { customerId, language }: Receiver,
  now: number,
): Promise<boolean> {
  const told = await tx
    .insertInto("batch_notice_receivers")
    .values({ notice_id: id, customer_id: customerId, mailed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("customer_id")
    .executeTakeFirst();
  if (told) await mailBatchNotice(tx, { customerId, noticeId: id, language, now });
  return told !== undefined;
}

/** Who was told of a notice, in the order of their addresses. */
export function listTold(reader: Reader, { id }: Notice) {
  return reader
    .selectFrom("batch_notice_receivers as told")
    .innerJoin("customers", "customers.id", "told.customer_id")
    .select(["customers.email", "customers.user_name", "told.mailed_at"])
    .where("told.notice_id", "=", id)
    .orderBy("customers.email")
    .execute();
}

/** The orders that a notice about a batch cannot reach, by their numbers. */
interface Unreached {
  /** The item was sent with it, and the number of the batch was not written down. */
  readonly withoutBatch: readonly string[];
  /** The batch was sent with it, and its customer has deleted the account. */
  readonly deleted: readonly string[];
}

/** The orders with goods of the batch, or perhaps of it, whose customers cannot be told. */
export async function findUnreached(
  reader: Reader,
  { itemCode, batchCode }: NamedBatch,
): Promise<Unreached> {
  const rows = await sentGoods(reader)
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.code", "shipment_lines.batch_code"])
    .distinct()
    .where("order_lines.item_code", "=", itemCode)
    .where(({ or, and, eb }) =>
      or([
        eb("shipment_lines.batch_code", "=", ""),
        and([
          eb("shipment_lines.batch_code", "=", batchCode),
          eb("customers.email", "like", `${deletedEmail("")}%`),
        ]),
      ]),
    )
    .orderBy("orders.code")
    .execute();
  const codesOf = (isWithout: boolean) =>
    rows.filter(({ batch_code }) => (batch_code === "") === isWithout).map(({ code }) => code);
  return { withoutBatch: codesOf(true), deleted: codesOf(false) };
}
