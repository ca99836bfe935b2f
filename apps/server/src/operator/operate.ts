import { isFilling } from "../database/filling.ts";
import { CommandError, openProgram } from "../settings/command-line.ts";
import { isWhole, printed } from "./list.ts";
import type { AddCommand, InShop } from "./operator-shop.ts";

/** The files of the commands, by the titles that the help has them under. */
const groups: Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly addCommand: AddCommand }>>>>
> = {
  "Day:": {
    next: () => import("./commands/next.ts"),
  },
  "Orders:": {
    orders: () => import("./commands/orders.ts"),
    show: () => import("./commands/show.ts"),
    paid: () => import("./commands/paid.ts"),
    "paid-undo": () => import("./commands/paid-undo.ts"),
    keep: () => import("./commands/keep.ts"),
    review: () => import("./commands/review.ts"),
    "picking-list": () => import("./commands/picking-list.ts"),
    "delivery-note": () => import("./commands/delivery-note.ts"),
    ship: () => import("./commands/ship.ts"),
    "ship-undo": () => import("./commands/ship-undo.ts"),
    "parcel-correct": () => import("./commands/parcel-correct.ts"),
    "parcel-delivered": () => import("./commands/parcel-delivered.ts"),
    terminate: () => import("./commands/terminate.ts"),
    refund: () => import("./commands/refund.ts"),
    "payment-returns": () => import("./commands/payment-returns.ts"),
    invoice: () => import("./commands/invoice.ts"),
    "invoice-undo": () => import("./commands/invoice-undo.ts"),
    "invoice-credit": () => import("./commands/invoice-credit.ts"),
    close: () => import("./commands/close.ts"),
  },
  "Returns:": {
    returns: () => import("./commands/returns.ts"),
    return: () => import("./commands/return.ts"),
    "return-approve": () => import("./commands/return-approve.ts"),
    "return-refuse": () => import("./commands/return-refuse.ts"),
    "return-receive": () => import("./commands/return-receive.ts"),
    "return-finish": () => import("./commands/return-finish.ts"),
    "return-close": () => import("./commands/return-close.ts"),
  },
  "Gift orders:": {
    "gift-orders": () => import("./commands/gift-orders.ts"),
    "gift-order": () => import("./commands/gift-order.ts"),
    "gift-confirm": () => import("./commands/gift-confirm.ts"),
    "gift-ship": () => import("./commands/gift-ship.ts"),
    "gift-cancel": () => import("./commands/gift-cancel.ts"),
  },
  "Customers:": {
    customers: () => import("./commands/customers.ts"),
    customer: () => import("./commands/customer.ts"),
    invite: () => import("./commands/invite.ts"),
    "balance-add": () => import("./commands/balance-add.ts"),
    "balance-pay-out": () => import("./commands/balance-pay-out.ts"),
    credit: () => import("./commands/credit.ts"),
    category: () => import("./commands/category.ts"),
    group: () => import("./commands/group.ts"),
    "invoice-method": () => import("./commands/invoice-method.ts"),
    "invoice-unlock": () => import("./commands/invoice-unlock.ts"),
    "download-right": () => import("./commands/download-right.ts"),
    "waybill-right": () => import("./commands/waybill-right.ts"),
    coupons: () => import("./commands/coupons.ts"),
    "coupon-issue": () => import("./commands/coupon-issue.ts"),
    "coupon-void": () => import("./commands/coupon-void.ts"),
    sessions: () => import("./commands/sessions.ts"),
    "log-out": () => import("./commands/log-out.ts"),
    lock: () => import("./commands/lock.ts"),
    unlock: () => import("./commands/unlock.ts"),
    export: () => import("./commands/export.ts"),
    delete: () => import("./commands/delete.ts"),
    convert: () => import("./commands/convert.ts"),
  },
  "Filings:": {
    filings: () => import("./commands/filings.ts"),
    filing: () => import("./commands/filing.ts"),
    accept: () => import("./commands/accept.ts"),
    refuse: () => import("./commands/refuse.ts"),
    reseal: () => import("./commands/reseal.ts"),
  },
  "Enquiries:": {
    enquiries: () => import("./commands/enquiries.ts"),
    enquiry: () => import("./commands/enquiry.ts"),
    answer: () => import("./commands/answer.ts"),
    "enquiry-quote": () => import("./commands/enquiry-quote.ts"),
    quotation: () => import("./commands/quotation.ts"),
  },
  "Papers:": {
    papers: () => import("./commands/papers.ts"),
    paper: () => import("./commands/paper.ts"),
    "paper-accept": () => import("./commands/paper-accept.ts"),
    "paper-refuse": () => import("./commands/paper-refuse.ts"),
  },
  "Batches:": {
    notice: () => import("./commands/notice.ts"),
  },
  "Limits:": {
    limits: () => import("./commands/limits.ts"),
    "limit-add": () => import("./commands/limit-add.ts"),
    "limit-end": () => import("./commands/limit-end.ts"),
  },
  "Pages:": {
    pages: () => import("./commands/pages.ts"),
    "building-blocks": () => import("./commands/building-blocks.ts"),
  },
};

/**
 * Runs the operator's command. Of the commands, only the one that the arguments name is loaded, or all where they name none. Returns
 * whether all was done; a command that does many things may have done some of them.
 */
export async function operate(args: readonly string[], inShop: InShop): Promise<boolean> {
  const operator = openProgram("operator")
    .description(
      "Processes orders, returns, customers, filings, papers and enquiries by the rules of the shop, and shows its figures, also while the shop runs.",
    )
    .addHelpText(
      "after",
      "\nDATA_DIR or DATABASE_URL names the shop's data, as for the shop itself.",
    );
  const form = operator
    .option("--csv", "prints a list as comma-separated values")
    .option("--json", "prints a list as JSON");
  const inFilledShop = onceFilled(inShop);
  const named = Object.entries(groups).flatMap(([title, commands]) =>
    Object.entries(commands).map(([name, load]) => ({ title, name, load })),
  );
  const asked = named.filter(({ name }) => name === args[0]);
  let isDone = true;
  for (const { title, load } of asked.length > 0 ? asked : named) {
    operator.commandsGroup(title);
    (await load()).addCommand(operator, (work) =>
      inFilledShop(async (shop) => {
        const output = await work(shop);
        isDone = isWhole(output);
        return printed(output, form.opts());
      }),
    );
  }
  await operator.parseAsync(args.length > 0 ? args : ["--help"], { from: "user" });
  return isDone;
}

/** The same, but throws `CommandError` while the first start fills the database. */
const onceFilled =
  (inShop: InShop): InShop =>
  (work) =>
    inShop(async (shop) => {
      if (await isFilling(shop.database.read))
        throw new CommandError(
          "The shop still fills its data. Try again once it has printed its address; if it was stopped before, start it again.",
        );
      return work(shop);
    });
