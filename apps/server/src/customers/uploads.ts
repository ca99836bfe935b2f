import type { UploadSlot } from "@reagent/domain/upload";
import type { Reader, Tx } from "../database/database.ts";

/** A stored document. */
interface Upload {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Adds a document in place of the unfiled ones in its slot. Returns the ids of the replaced documents, whose files can be removed. */
export async function addUpload(
  tx: Tx,
  upload: Upload & { customerId: string; slot: UploadSlot; now: number },
): Promise<string[]> {
  const replaced = await tx
    .deleteFrom("uploads")
    .where("customer_id", "=", upload.customerId)
    .where("slot", "=", upload.slot)
    .where("is_filed", "=", 0)
    .returning("id")
    .execute();
  await tx
    .insertInto("uploads")
    .values({
      id: upload.id,
      customer_id: upload.customerId,
      slot: upload.slot,
      file_name: upload.fileName,
      media_type: upload.mediaType,
      is_filed: 0,
      created_at: upload.now,
    })
    .execute();
  return replaced.map(({ id }) => id);
}

/** A customer's own document; undefined where the customer has no such document. */
export async function findUpload(
  reader: Reader,
  customerId: string,
  id: string,
): Promise<Upload | undefined> {
  return reader
    .selectFrom("uploads")
    .select(["id", "file_name as fileName", "media_type as mediaType"])
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The filed documents, by slot. */
export async function filedDocuments<Slot extends UploadSlot>(
  reader: Reader,
  customerId: string,
  slots: readonly Slot[],
): Promise<Record<Slot, { uploadId: string; fileName: string }>> {
  const rows = await reader
    .selectFrom("uploads")
    .select(["slot", "id as uploadId", "file_name as fileName"])
    .where("customer_id", "=", customerId)
    .where("slot", "in", slots)
    .where("is_filed", "=", 1)
    .execute();
  const documentIn = (slot: Slot) => {
    const row = rows.find((each) => each.slot === slot);
    return { uploadId: row?.uploadId ?? "", fileName: row?.fileName ?? "" };
  };
  return Object.fromEntries(slots.map((slot) => [slot, documentIn(slot)])) as never;
}

/**
 * Files documents in their slots, in place of the previous ones; an empty id changes nothing. Returns false, and files none, where the
 * customer has no such document in a slot.
 */
export async function fileDocuments(
  tx: Tx,
  customerId: string,
  documents: readonly { readonly slot: UploadSlot; readonly id: string }[],
): Promise<boolean> {
  const given = documents.filter(({ id }) => id !== "");
  if (given.length === 0) return true;
  const ids = given.map(({ id }) => id);
  const slots = given.map(({ slot }) => slot);
  const found = await tx
    .selectFrom("uploads")
    .select(["id", "slot"])
    .where("customer_id", "=", customerId)
    .where("id", "in", ids)
    .execute();
  const isThere = ({ id, slot }: (typeof given)[number]) =>
    found.some((each) => each.id === id && each.slot === slot);
  if (!given.every(isThere)) return false;
  const own = tx.updateTable("uploads").where("customer_id", "=", customerId);
  await own.set({ is_filed: 1 }).where("id", "in", ids).execute();
  await own.set({ is_filed: 0 }).where("slot", "in", slots).where("id", "not in", ids).execute();
  return true;
}
