import { invoiceOrder } from "../../ordering/orders/transitions/issue-invoice.ts";
import { OR_FILE } from "../arguments.ts";
import { namedOrder, tablePath } from "../files/file-path.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `invoice`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice")
    .description(
      "issues an invoice for everything not invoiced yet, or records the tax office's invoices of a file",
    )
    .argument("[ORDER]", OR_FILE)
    .option("--sent", "only for the shipped part")
    .option(
      "--file <FILE>",
      "records the tax office's invoices of a CSV file: order, number, date; amount and file (PDF, OFD, XML beside the table) where you have them",
    )
    .option("--check", "with --file: only says what would be done")
    .action((code, { sent, file, check = false }) => {
      const extent = sent ? "sent" : "all";
      return inShop(
        file === undefined
          ? issueInvoice(namedOrder(code, { check }), extent)
          : recordInvoices(tablePath(code, file), { isCheck: check, extent }),
      );
    });

const recordInvoices =
  (path: string, how: { readonly isCheck: boolean; readonly extent: "all" | "sent" }) =>
  async (shop: OperatorShop) =>
    (await import("../files/invoice-file.ts")).invoiceFile(shop, path, how);

const issueInvoice = (code: string, extent: "all" | "sent") =>
  changeOrder(code, async (tx, orderId, context) => {
    const issued = await invoiceOrder(tx, { orderId, extent }, context);
    const codes = issued.map((invoice) => invoice.code).join(", ");
    return issued.length === 1 ? `Invoice ${codes} is issued.` : `Invoices ${codes} are issued.`;
  });
