import { formatYuan } from "@reagent/domain/money";
import { receiveLateTransfer } from "../../ordering/payments/late-transfer.ts";
import { settleOrder } from "../../ordering/payments/settle.ts";
import { OR_FILE } from "../arguments.ts";
import { namedOrder, tablePath } from "../files/file-path.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";
import { changeOrder, notAwaited } from "../order.ts";

/** Adds `paid`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("paid")
    .description(
      "records the bank transfer for an order and its related order, or those of a bank's file; money for a cancelled one goes to the balance",
    )
    .argument("[ORDER]", OR_FILE)
    .option(
      "--file <FILE>",
      "books the transfers of a bank's CSV file whose reference names the order, and lists those in doubt",
    )
    .option("--check", "with --file: only says what would be done")
    .action((code, { file, check = false }) =>
      inShop(
        file === undefined
          ? recordTransfer(namedOrder(code, { check }))
          : bookTransfers(tablePath(code, file), check),
      ),
    );

const bookTransfers = (path: string, isCheck: boolean) => async (shop: OperatorShop) =>
  (await import("../files/paid-file.ts")).paidFile(shop, path, isCheck);

const recordTransfer = (code: string) =>
  changeOrder(code, async (tx, orderId, { now }) => {
    const amount = await settleOrder(tx, orderId, { paidBy: "transfer", now });
    if (amount > 0) return `${formatYuan(amount)} RMB were received by bank transfer.`;
    const late = await receiveLateTransfer(tx, orderId, now);
    if (late === 0) throw notAwaited();
    return `The order was cancelled before. ${formatYuan(late)} RMB were added to the customer's balance.`;
  });
