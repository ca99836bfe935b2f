import { paragraph } from "../basics/escape-html.ts";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Tx } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import { collectGifts } from "./collect-gifts.ts";
import type { CollectedGift } from "./collect-gifts.ts";
import type { FileReport, ImportStores } from "./import.ts";
import { claimGifts } from "./load/demo-gifts.ts";
import { deleteGifts, loadGifts } from "./load/load-gifts.ts";
import type { NewGift } from "./load/load-gifts.ts";
import { storeImages, writeImages } from "./load/picture-files.ts";

/** The outcome of an import of gifts. */
export interface GiftImportReport extends FileReport {
  readonly gifts: number;
}

export interface GiftImportOptions {
  /** Makes the gifts exactly what the file has; otherwise other gifts stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
}

/**
 * Imports gifts of the orchard from a file, in one transaction, also while a server runs. The stock of the file is what is on the shelf:
 * gifts that are paid for and not shipped yet are taken off it. An invalid row is skipped and reported, and the shop's gift with its code
 * stays. Throws `UnreadableFile`.
 */
export async function importGifts(
  { database, files }: ImportStores,
  path: string,
  { replaces = false, isStrict = false, isCheck = false }: GiftImportOptions = {},
): Promise<GiftImportReport> {
  const { gifts, ...read } = await collectGifts(path);
  const isDone = gifts.length > 0 && !(isStrict && read.badRows > 0);
  if (isDone && !isCheck) {
    const codes = gifts.map(({ code }) => code);
    const images = await storeImages(
      { database, files },
      gifts.flatMap((gift) => gift.images),
    );
    await database.transact(
      async (tx) => {
        await loadGifts(tx, newGifts(gifts, await typeNames(tx)));
        await keepPaidGifts(tx, codes);
        if (replaces) {
          await deleteGifts(tx, await otherCodes(tx, codes));
          await putInOrder(tx, codes);
        }
        await claimGifts(tx, codes);
        await writeImages(tx, images);
        await raiseRevision(tx);
      },
      { timeoutMs: LOAD_TIMEOUT_MS },
    );
  }
  return { ...read, gifts: gifts.length, isDone };
}

/** Gifts as they are loaded. A type is called in English as the file says in any of its rows, else as it is known, else as in Chinese. */
export function newGifts(
  gifts: readonly CollectedGift[],
  known: ReadonlyMap<string, string> = new Map(),
): NewGift[] {
  const english = new Map(known);
  for (const { type, isTypeTranslated } of gifts) {
    if (isTypeTranslated) english.set(type.zh, type.en);
  }
  return gifts.map(({ code, name, type, specification, note, stock, drawings, ...gift }) => ({
    code,
    name,
    type: { zh: type.zh, en: english.get(type.zh) ?? type.zh },
    specification,
    note: { zh: paragraph(note.zh), en: paragraph(note.en) },
    price: gift.grains,
    preferentialPrice: gift.preferentialGrains,
    stock,
    isListed: !gift.isDelisted,
    drawings,
  }));
}

/** The English names of types by the Chinese ones. */
async function typeNames(tx: Tx): Promise<Map<string, string>> {
  const types = await tx.selectFrom("gift_types").select(["name_zh", "name_en"]).execute();
  return new Map(types.map(({ name_zh, name_en }) => [name_zh, name_en]));
}

/** Takes gifts that are paid for and not shipped yet off the stock. */
async function keepPaidGifts(tx: Tx, codes: readonly string[]): Promise<void> {
  const paid = await tx
    .selectFrom("gift_order_lines as lines")
    .innerJoin("gift_orders as orders", "orders.id", "lines.order_id")
    .innerJoin("gifts", "gifts.id", "lines.gift_id")
    .select(["gifts.id", "gifts.code", "gifts.stock"])
    .select((of) => of.fn.sum<number>("lines.quantity").as("quantity"))
    .where("orders.status", "not in", ["shipped", "cancelled"])
    .where("orders.paid_at", "is not", null)
    .groupBy(["gifts.id", "gifts.code", "gifts.stock"])
    .execute();
  const imported = new Set(codes);
  for (const { id, code, stock, quantity } of paid) {
    if (!imported.has(code)) continue;
    await tx
      .updateTable("gifts")
      .set({ stock: Math.max(0, stock - Number(quantity)) })
      .where("id", "=", id)
      .execute();
  }
}

async function otherCodes(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const wanted = new Set(codes);
  const rows = await tx.selectFrom("gifts").select("code").execute();
  return rows.map(({ code }) => code).filter((code) => !wanted.has(code));
}

async function putInOrder(tx: Tx, codes: readonly string[]): Promise<void> {
  for (const [at, code] of codes.entries()) {
    await tx
      .updateTable("gifts")
      .set({ position: at + 1 })
      .where("code", "=", code)
      .execute();
  }
}
