import { readCoupons } from "../../ordering/coupons.ts";
import { EMAIL } from "../arguments.ts";
import { listCoupons } from "../coupon.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `coupons`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("coupons")
    .description("lists a customer's coupons with their ids")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(async ({ database: { read }, now }) =>
        listCoupons(await readCoupons(read, await customerIdOf(read, email), now)),
      ),
    );
