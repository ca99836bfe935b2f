import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { addedMessages, meantMessages, rowMessages } from "@reagent/api/messages/bulk-order";
import { cartMessages } from "@reagent/api/messages/cart";
import type { Message } from "@reagent/api/messages/message";
import { addedQuantity } from "@reagent/domain/cart";
import type { OrderRow } from "@reagent/domain/order-row";
import type { OrderSheetLine } from "@reagent/domain/order-sheet-line";
import { normalise } from "@reagent/domain/search-text";
import type { CustomerCall } from "../../calls/call.ts";
import { whyNotSold } from "../../catalogue/sellable.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { KEY_ROLE } from "../../database/search-tables.ts";
import { isQuoted } from "../quotes/quotes.ts";
import { roomInCart } from "./room.ts";

/** A row of an order that is sent as a sheet or a list. */
export interface SheetRow extends OrderRow {
  /** The name of its sheet where several sheets have rows, otherwise empty. */
  readonly sheet: string;
  /** Its number in the sheet, from 1. */
  readonly row: number;
  /** What it orders where its code is that of no pack. */
  readonly line?: OrderSheetLine | undefined;
  /** The product code of the pack that it means in place of its code. */
  readonly meant?: string | undefined;
}

/**
 * Adds the rows that can be added to the cart; the quantities of the same pack are added up. A line with a quoted quantity stays as it
 * is (decisions, quotes). One verdict for each row, in their order.
 */
export async function addRows(
  tx: Tx,
  { customer, language, now }: CustomerCall<unknown>,
  rows: readonly SheetRow[],
): Promise<OrderRowVerdict[]> {
  const packs = await packsByCode(tx, rows);
  const held = await heldLines(tx, customer.id, now);
  let room = await roomInCart(tx, customer.id);
  const wanted = new Map<number, number>();
  const judge = (row: SheetRow): [OrderRowVerdict["verdict"], Message] => {
    const { read, meant } = row;
    if ("problem" in read) return ["refused", rowMessages[read.problem]];
    const pack = packs.get(row);
    const why = pack ? whyNotSold(pack) : cartMessages.unknownProduct;
    if (!pack || why) return ["refused", why ?? cartMessages.unknownProduct];
    const before = wanted.get(pack.id);
    const line = held.get(pack.id);
    if (line?.isQuoted) return ["refused", cartMessages.quotedQuantity];
    const quantity = addedQuantity(before ?? line?.quantity ?? 0, read.quantity);
    if (quantity === undefined) return ["refused", cartMessages.tooMany];
    if (before === undefined && !line) {
      if (room < 1) return ["refused", cartMessages.full];
      room -= 1;
    }
    wanted.set(pack.id, quantity);
    const done = before === undefined ? "added" : "merged";
    return [done, meant === undefined ? addedMessages[done] : meantMessages[done](meant)];
  };
  const verdicts = rows.map((row) => {
    const [verdict, message] = judge(row);
    const { sheet, code: productCode, written: quantity } = row;
    return { sheet, row: row.row, productCode, quantity, verdict, message: message[language] };
  });
  for (const some of chunks([...wanted])) {
    await tx
      .insertInto("cart_lines")
      .values(
        some.map(([product_id, quantity]) => ({
          customer_id: customer.id,
          kind: "reagent" as const,
          product_id,
          quantity,
          customer_item_number: "",
          is_selected: 1,
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["customer_id", "kind", "product_id"]).doUpdateSet((row) => ({
          quantity: row.ref("excluded.quantity"),
          is_selected: 1,
          quote_id: null,
        })),
      )
      .execute();
  }
  return verdicts;
}

/** The pack of each row whose code, or the code that it means, is that of one. */
export async function packsByCode(reader: Reader, rows: readonly SheetRow[]) {
  const keyOf = ({ code, meant = code }: SheetRow) => normalise(meant);
  const packs = await packsByKey(reader, [...new Set(rows.map(keyOf))]);
  return new Map(
    rows.flatMap((row) => {
      const pack = packs.get(keyOf(row));
      return pack ? [[row, pack] as const] : [];
    }),
  );
}

/** Packs by their normalised codes. */
async function packsByKey(reader: Reader, codes: readonly string[]) {
  const found = [];
  for (const some of chunks(codes)) {
    const rows = await reader
      .selectFrom("search_reagent_keys as keys")
      .innerJoin("search_reagent_entries as entries", "entries.rank", "keys.rank")
      .innerJoin("packs", "packs.item_id", "entries.target")
      .innerJoin("items", "items.id", "packs.item_id")
      .select([
        "keys.text",
        "packs.id",
        "packs.code",
        "items.safe_level",
        "packs.specification",
        "packs.is_enquiry_only",
        "packs.is_bulk",
        "packs.list_price",
      ])
      .where("keys.role", "=", KEY_ROLE.code)
      .where("keys.text", "in", some)
      .execute();
    found.push(...rows.filter(({ text, code }) => normalise(code) === text));
  }
  return new Map(found.map((pack) => [pack.text, pack]));
}

/** The reagents in the cart by pack, and whether their quantity is quoted. */
async function heldLines(tx: Tx, customerId: string, now: number) {
  const lines = await tx
    .selectFrom("cart_lines")
    .select(["product_id", "quantity", "quote_id"])
    .where("customer_id", "=", customerId)
    .where("kind", "=", "reagent")
    .execute();
  const held = new Map<number, { readonly quantity: number; readonly isQuoted: boolean }>();
  for (const line of lines)
    held.set(line.product_id, {
      quantity: line.quantity,
      isQuoted: await isQuoted(tx, line, now),
    });
  return held;
}
