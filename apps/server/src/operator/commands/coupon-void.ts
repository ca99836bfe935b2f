import { canBeVoided } from "@reagent/domain/coupon";
import { voidCoupon } from "../../ordering/coupons.ts";
import { CommandError } from "../../settings/command-line.ts";
import { couponOf, listCoupons } from "../coupon.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `coupon-void`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("coupon-void")
    .description("voids an unused coupon")
    .argument("<COUPON>", "the coupon's id, as the list shows it")
    .action((id) =>
      inShop(({ database, now }) =>
        database.transact(async (tx) => {
          const { couponId, status } = await couponOf(tx, id, now);
          if (!canBeVoided(status)) throw new CommandError(`This coupon is ${status} already.`);
          await voidCoupon(tx, couponId);
          return listCoupons([await couponOf(tx, couponId, now)]);
        }),
      ),
    );
