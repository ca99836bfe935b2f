import type { Reader } from "../../database/database.ts";
import { deliveryNote } from "../../documents/delivery-note.ts";
import type { Chapter, Sheet } from "../../ports/documents/sheet.ts";
import { CommandError } from "../../settings/command-line.ts";
import { capitals } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { orderOf } from "../order.ts";
import { newFile, writePdf } from "../printing.ts";

/** Adds `delivery-note`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("delivery-note")
    .description("prints notes as PDF that go with goods, each in the language of its order")
    .argument("<ORDER...>", "numbers of orders, of which all that waits is noted, or of parcels")
    .requiredOption("--out <FILE>", "the file to write")
    .action((codes, { out }) => {
      const path = newFile(out);
      return inShop(async ({ database: { read }, publicUrl }) => {
        const notes: { readonly code: string; readonly sheet: Sheet }[] = [];
        for (const code of new Set(codes.map(capitals)))
          notes.push({ code, sheet: await noteOf(read, code, publicUrl) });
        const [first] = notes;
        if (!first) throw new CommandError("Name orders.");
        const chapters = notes.map(({ code, sheet }): Chapter => ({
          bookmark: code,
          sheets: [{ bookmark: sheet.title, sheet }],
        }));
        const { issuer, title } = first.sheet;
        await writePdf(path, { issuer, title, chapters });
        return [`${path} has ${notes.length === 1 ? "1 note" : `${notes.length} notes`}.`];
      });
    });

/** The note of an order, or of a parcel, by its number. */
async function noteOf(reader: Reader, code: string, publicUrl: string): Promise<Sheet> {
  const parcel = await reader
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .select("orders.code")
    .where("shipments.code", "=", code)
    .executeTakeFirst();
  const order = await orderOf(reader, parcel?.code ?? code);
  return deliveryNote(reader, order, { parcelCode: parcel ? code : undefined, publicUrl });
}
