import type { OrderPrice, priceOrder } from "@reagent/api/contract/checkout";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { checkoutTotals } from "@reagent/domain/checkout";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { whyOverLimit } from "../../ordering/orders/unpaid-limit.ts";
import { chosenAddress, chosenCoupon, selectedLines } from "./choices.ts";
import { readLimit } from "./limit.ts";
import { amountsOf } from "./lines.ts";
import { readRepeated } from "./repeated.ts";

/** The price of the selected lines with an address and a coupon, and what prevents the order. */
export async function readPrice(
  call: CustomerCall<ParamsOf<typeof priceOrder>>,
  {
    database,
    heldItems,
    isPoisonLicenceRequired,
    unpaidOrders,
    freight,
  }: Pick<
    Services,
    "database" | "heldItems" | "isPoisonLicenceRequired" | "unpaidOrders" | "freight"
  >,
): Promise<OrderPrice> {
  const { read } = database;
  const [lines, address] = await Promise.all([
    selectedLines(read, call),
    chosenAddress(read, call),
  ]);
  const [coupon, limit, repeated, overLimit] = await Promise.all([
    chosenCoupon(read, call, lines),
    readLimit(read, call, { lines, address, heldItems, isPoisonLicenceRequired }),
    readRepeated(read, call, { lines, addressId: call.params.addressId }),
    whyOverLimit(read, call, lines, unpaidOrders.limit),
  ]);
  return {
    ...checkoutTotals({ ...amountsOf(lines), coupon, freight }),
    limit,
    repeated,
    overLimit: overLimit ?? "",
  };
}
