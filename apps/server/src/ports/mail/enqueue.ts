import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type OutgoingMail = Selectable<Schema["outgoing_mails"]>;

/** An outgoing mail of these kinds. */
export type MailOf<Kind extends OutgoingMail["kind"]> = Omit<OutgoingMail, "kind"> & {
  readonly kind: Kind;
};

/** When and where a mail is written. */
export interface WrittenAt {
  readonly now: number;
  /** The shop's public origin. */
  readonly publicUrl: string;
}

/** Sends a mail after the transaction is committed; it is written when it is sent. */
export async function enqueue(
  tx: Tx,
  {
    now,
    ...mail
  }: Pick<OutgoingMail, "kind" | "recipient" | "language"> & { subject?: string; now: number },
): Promise<void> {
  await tx
    .insertInto("outgoing_mails")
    .values({ id: randomUUID(), ...mail, attempts: 0, created_at: now, next_at: now })
    .execute();
}
