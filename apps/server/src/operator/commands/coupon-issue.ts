import { areTermsSound } from "@reagent/domain/coupon";
import { afterDay, dayOf, momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { issueCoupons } from "../../ordering/coupons.ts";
import { CommandError } from "../../settings/command-line.ts";
import { amountOf, EMAIL, filledText, quantityOf } from "../arguments.ts";
import { activatedIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds `coupon-issue`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("coupon-issue")
    .description("gives a coupon to one customer, to all of a group, or to all who can log in")
    .argument("[EMAIL]", EMAIL)
    .option("--group <GROUP>", "to all customers of this price group", filledText)
    .option("--all", "to all customers")
    .requiredOption("--off <AMOUNT>", "what it takes off, in yuan", amountOf)
    .requiredOption("--from <AMOUNT>", "the least amount of reagents, in yuan", amountOf)
    .requiredOption("--days <N>", "for how many days it is valid, today included", quantityOf)
    .action((email, { group, all, off, from, days }) =>
      inShop(({ database, now }) =>
        database.transact(async (tx) => {
          const terms = { reachAmount: from, subtractAmount: off };
          if (!areTermsSound(terms))
            throw new CommandError("A coupon takes off at most the amount from which it applies.");
          const endsAt = afterDay(dayOf(now + (days - 1) * DAY_MS));
          const customerIds = await receiversOf(tx, { email, group, isForAll: all === true });
          const count = await issueCoupons(tx, customerIds, { ...terms, beginsAt: now, endsAt });
          if (count === 0) return ["No customer has got the coupon: all have it already."];
          const who = count === 1 ? "1 customer has" : `${count} customers have`;
          return [`${who} got the coupon, which is valid until ${momentOf(endsAt)}.`];
        }),
      ),
    );

interface Wanted {
  readonly email: string | undefined;
  readonly group: string | undefined;
  readonly isForAll: boolean;
}

/** The ids of those who get a coupon. Throws `CommandError` where there are none, and unless exactly one kind is named. */
async function receiversOf(reader: Reader, { email, group, isForAll }: Wanted): Promise<string[]> {
  const named = [email !== undefined, group !== undefined, isForAll];
  if (named.filter(Boolean).length !== 1)
    throw new CommandError("Name either a customer, or --group, or --all.");
  if (email !== undefined) return [await activatedIdOf(reader, email)];
  let customers = reader.selectFrom("customers").select("id").where("is_active", "=", 1);
  if (group !== undefined)
    customers = customers.where("id", "in", (of) =>
      of.selectFrom("customer_groups").select("customer_id").where("customer_group", "=", group),
    );
  const rows = await customers.execute();
  if (rows.length === 0)
    throw new CommandError(
      group === undefined
        ? "No customer can log in."
        : `No customer of the group ${group} can log in.`,
    );
  return rows.map(({ id }) => id);
}
