import { reviewOrder } from "../../ordering/orders/transitions/review.ts";
import { CommandError } from "../../settings/command-line.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";
import { changeOrder, orderIdOf } from "../order.ts";
import { workThrough } from "../rows.ts";

/** Adds `review`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("review")
    .description("reviews paid orders and their related orders; the customers earn points")
    .argument("[ORDER...]", ORDER)
    .option("--all", "all orders that wait for a review")
    .action((codes, { all }) => {
      const [only, ...others] = codes;
      if ((only === undefined) === (all === undefined))
        throw new CommandError("Name orders, or --all.");
      if (only === undefined)
        return inShop(async (shop) => reviewMany(shop, await waitingForReview(shop)));
      return inShop(others.length === 0 ? reviewOne(only) : (shop) => reviewMany(shop, codes));
    });

const reviewOne = (code: string) =>
  changeOrder(code, async (tx, orderId, context) => {
    await reviewOrder(tx, orderId, context);
    return "The order is reviewed.";
  });

const reviewMany = ({ database, now }: OperatorShop, codes: readonly string[]) =>
  workThrough(
    database,
    codes.map((code) => ({
      subject: code.trim().toUpperCase(),
      group: "all",
      run: async (tx) => {
        const orderId = await orderIdOf(tx, code);
        const { review } = await tx
          .selectFrom("orders")
          .select("review")
          .where("id", "=", orderId)
          .executeTakeFirstOrThrow();
        // A related order was reviewed with the one before it.
        if (review === "reviewed") return { state: "known", text: "is reviewed" };
        await reviewOrder(tx, orderId, { now, language: "en" });
        return { state: "done", text: "reviewed" };
      },
    })),
    {},
  );

/** The numbers of the orders that wait for a review, oldest first. */
async function waitingForReview({ database }: OperatorShop): Promise<string[]> {
  const rows = await database.read
    .selectFrom("orders")
    .select("code")
    .where("review", "=", "pending")
    .where("payment", "=", "paid")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ code }) => code);
}
