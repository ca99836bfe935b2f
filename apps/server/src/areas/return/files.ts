import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  deleteReturnFile,
  deleteReturnFiles,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { callMessages } from "@reagent/api/messages/call";
import { returnMessages } from "@reagent/api/messages/return";
import { uploadMessages } from "@reagent/api/messages/upload";
import { isUnderWay, RETURN_STATUSES } from "@reagent/domain/return";
import { RETURN_FILES_OF_CUSTOMER } from "@reagent/domain/return-file";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, FileCall, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { ownOrder } from "../../ordering/orders/find-order.ts";
import { storeSentFile } from "../../ports/files/base64.ts";
import { readFile } from "./file-bytes.ts";

/** The slot of files of returns among a customer's uploads. */
const SLOT = "return";

/**
 * Stores a file for a return of the customer's own order. The file is written before its row, so that every row has a file; the sweep
 * removes files without one.
 */
export async function storeFile(
  call: FileCall<ParamsOf<typeof uploadReturnFile>>,
  { database, files }: Pick<Services, "database" | "files">,
): Promise<AnswerOf<typeof uploadReturnFile>> {
  const { params, customer, language, now } = call;
  if (params.module === "unknown") {
    throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  }
  const order = await ownOrder(database.read, call);
  const read = await readFile({ fileName: params.fileName, file: call.file });
  if (!("file" in read)) {
    throw new Refusal(codes.badRequest, read[language]);
  }
  const { file, fileName, mediaType } = read;
  const expectSpace = async (reader: Reader) => {
    const stored = await storedFor(reader, customer.id);
    const { files: most, bytes: largest } = RETURN_FILES_OF_CUSTOMER;
    if (stored.files >= most || stored.bytes + file.size > largest) {
      throw new Refusal(codes.badRequest, returnMessages.storageFull[language]);
    }
  };
  await expectSpace(database.read);
  const fileId = await storeSentFile(files, file);
  if (fileId === undefined) {
    throw new Refusal(codes.badRequest, uploadMessages.unreadable[language]);
  }
  try {
    await database.transact(async (tx) => {
      // Again, since files that arrive at the same time could exceed the limit together.
      await expectSpace(tx);
      await tx
        .insertInto("uploads")
        .values({
          id: fileId,
          customer_id: customer.id,
          slot: SLOT,
          file_name: fileName,
          media_type: mediaType,
          is_filed: 0,
          created_at: now,
          order_id: order.id,
          return_id: null,
          size: file.size,
        })
        .execute();
    });
  } catch (failure) {
    await files.remove(fileId);
    throw failure;
  }
  return { fileId, fileName };
}

/** How many files, and bytes, a customer has that belong to no return or to one that is under way. */
async function storedFor(
  reader: Reader,
  customerId: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { files, bytes } = await reader
    .selectFrom("uploads")
    .leftJoin("returns", "returns.id", "uploads.return_id")
    .select((of) => [
      of.fn.countAll<number>().as("files"),
      of.fn.sum<number | null>("uploads.size").as("bytes"),
    ])
    .where("uploads.customer_id", "=", customerId)
    .where("uploads.slot", "=", SLOT)
    .where((of) =>
      of.or([
        of("uploads.return_id", "is", null),
        of("returns.status", "in", RETURN_STATUSES.filter(isUnderWay)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

/** Deletes files of the customer that no return has. Returns the deleted ones. */
async function deleteRows(tx: Tx, customerId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  const deleted = await tx
    .deleteFrom("uploads")
    .where("customer_id", "=", customerId)
    .where("slot", "=", SLOT)
    .where("return_id", "is", null)
    .where("id", "in", fileIds)
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}

export async function deleteFile(
  { params, customer, language }: CustomerCall<ParamsOf<typeof deleteReturnFile>>,
  tx: Tx,
): Promise<readonly string[]> {
  const deleted = await deleteRows(tx, customer.id, [params.fileId]);
  if (deleted.length === 0) {
    throw new Refusal(codes.notFound, returnMessages.noFile[language]);
  }
  return deleted;
}

export async function deleteFiles(
  { params, customer }: CustomerCall<ParamsOf<typeof deleteReturnFiles>>,
  tx: Tx,
): Promise<readonly string[]> {
  return deleteRows(tx, customer.id, params.fileIds);
}

/** Removes files whose rows were deleted. */
export async function removeFiles(
  deleted: readonly string[],
  _call: unknown,
  { files }: Pick<Services, "files">,
): Promise<Record<string, never>> {
  await Promise.all(deleted.map((id) => files.remove(id)));
  return {};
}

/** Gives uploaded files to a return, in their order. Returns false where the customer has uploaded no such file for the order. */
export async function attachFiles(
  tx: Tx,
  {
    customerId,
    orderId,
    returnId,
    fileIds,
  }: {
    readonly customerId: string;
    readonly orderId: string;
    readonly returnId: string;
    readonly fileIds: readonly string[];
  },
): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable("uploads")
      .set({ is_filed: 1, return_id: returnId, position })
      .where("id", "=", fileId)
      .where("customer_id", "=", customerId)
      .where("slot", "=", SLOT)
      .where("order_id", "=", orderId)
      .where("return_id", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}
