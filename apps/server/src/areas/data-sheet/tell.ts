import { toldSince } from "@reagent/domain/sheet-revision";
import type { Services } from "../../calls/call.ts";
import type { Database, Tx } from "../../database/database.ts";
import { findReceivers, type Receiver } from "../../ordering/orders/receivers.ts";
import { mailSheet } from "../../ports/mail/sheet-mail.ts";

/** How many revisions are looked at before they are marked, and how many customers are told in one transaction. */
const AT_ONCE = 100;

interface OpenRevision {
  readonly itemCode: string;
  readonly revision: number;
  readonly revisedAt: number;
}

/**
 * Mails everyone to whom an item was sent within twelve months that its data sheet was revised, each once for a revision, in short
 * transactions (rules, mails of revisions). Several servers may do so at the same time; what is interrupted goes on with the next round.
 */
export async function tellOfRevisions(
  { database, clock }: Pick<Services, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<void> {
  for (;;) {
    const open = await openRevisions(database);
    for (const revision of open) {
      const isTold = await tellReceivers({ database, clock }, revision, stopping);
      if (!isTold) return;
    }
    if (open.length > 0) await markTold(database, open, clock.now());
    if (open.length < AT_ONCE) return;
  }
}

async function openRevisions({ read }: Database): Promise<OpenRevision[]> {
  return (
    read
      .selectFrom("sheet_revisions")
      .select(["item_code as itemCode", "revision", "revised_at as revisedAt"])
      .where("told_at", "is", null)
      // The index has this order; without its first column, PostgreSQL would read the whole key.
      .orderBy("told_at")
      .orderBy("item_code")
      .orderBy("revision")
      .limit(AT_ONCE)
      .execute()
  );
}

/** Tells all receivers of a revision; returns whether it came to the end. */
async function tellReceivers(
  { database, clock }: Pick<Services, "database" | "clock">,
  revision: OpenRevision,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const { itemCode, revisedAt } = revision;
  const sent = { itemCode, since: toldSince(revisedAt), until: revisedAt };
  let after = "";
  for (;;) {
    if (stopping?.aborted === true) return false;
    const receivers = await findReceivers(database.read, sent, { after, limit: AT_ONCE });
    if (receivers.length > 0)
      await database.transact(async (tx) => {
        for (const receiver of receivers) await tellOnce(tx, revision, receiver, clock.now());
      });
    if (receivers.length < AT_ONCE) return true;
    after = receivers.at(-1)?.customerId ?? "";
  }
}

/** Mails a customer, unless this or another server has. */
async function tellOnce(
  tx: Tx,
  { itemCode, revision }: OpenRevision,
  { customerId, language }: Receiver,
  now: number,
): Promise<void> {
  const told = await tx
    .insertInto("sheet_notices")
    .values({ item_code: itemCode, revision, customer_id: customerId, mailed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("customer_id")
    .executeTakeFirst();
  if (told) await mailSheet(tx, { customerId, itemCode, revision, language, now });
}

async function markTold(
  database: Database,
  told: readonly OpenRevision[],
  now: number,
): Promise<void> {
  await database.transact((tx) =>
    tx
      .updateTable("sheet_revisions")
      .set({ told_at: now })
      .where("told_at", "is", null)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("item_code", "revision"),
          "in",
          told.map(({ itemCode, revision }) => tuple(itemCode, revision)),
        ),
      )
      .execute(),
  );
}
