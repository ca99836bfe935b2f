import type { Reader } from "../../database/database.ts";
import { pickingList } from "../../documents/picking-list.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { orderOf } from "../order.ts";
import { newFile, writePdf } from "../printing.ts";
import { hasWaitingLine } from "../waiting-line.ts";

/** Adds `picking-list`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("picking-list")
    .description("prints what waits to be sent as PDF: of these orders, or of all")
    .argument("[ORDER...]", ORDER)
    .requiredOption("--out <FILE>", "the file to write")
    .option("--english", "in English instead of Chinese")
    .action((codes, { out, english }) => {
      const path = newFile(out);
      return inShop(async ({ database: { read }, now }) => {
        const orders = codes.length > 0 ? await ordersOf(read, codes) : await waitingOrders(read);
        const language = english ? "en" : "zh";
        await writePdf(path, await pickingList(read, orders, { language, now }));
        return [`${path} has what waits of ${orders.length} orders.`];
      });
    });

async function ordersOf(reader: Reader, codes: readonly string[]): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = [];
  for (const code of new Set(codes)) orders.push(await orderOf(reader, code));
  return orders;
}

/** The reviewed orders with goods that wait to be sent, oldest first. */
const waitingOrders = (reader: Reader): Promise<StoredOrder[]> =>
  reader
    .selectFrom("orders")
    .selectAll()
    .where("review", "=", "reviewed")
    .where((of) => hasWaitingLine(of))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
