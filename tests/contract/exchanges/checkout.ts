import { addToCart, uncheckProducts } from "@reagent/api/contract/cart";
import {
  type Confirmation,
  confirmOrder,
  createOrder,
  type OrderPrice,
  priceOrder,
} from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { fen, sum } from "@reagent/domain/money";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere, onePack } from "./given.ts";

const chosen = ({ addressId }: Pick<Facts, "addressId">) => ({ addressId, couponId: "" });
const submission = (facts: Facts) => ({
  ...chosen(facts),
  invoiceAddressId: "",
  customerOrderNumber: "PO-2026-11",
  note: "",
  ...ONE_INVOICE,
  expectedTotal: null,
});
const unknownAddress = { addressId: nowhere };
const notChosen = { addressId: "" };

function addsUp({ reagentTotal, instrumentTotal, total }: Confirmation | OrderPrice): void {
  for (const part of ["goods", "coupon", "freight", "payable"] as const)
    expect(total[part]).toBe(reagentTotal[part] + instrumentTotal[part]);
  expect(total.payable).toBe(total.goods - total.coupon + total.freight);
  expect(total.payable).toBeGreaterThan(0);
}

/** In the order in which a customer could make them; the newcomer's cart is empty. */
export const exchanges: readonly Exchange[] = [
  answered("customer", addToCart, onePack, () => undefined, { about: "to be ordered" }),
  answered("customer", confirmOrder, {}, (confirmation) => {
    addsUp(confirmation);
    const lines = [...confirmation.reagents, ...confirmation.instruments];
    expect(confirmation.total.goods).toBe(sum(lines.map(({ total }) => total)));
    expect(confirmation.addresses[0]).toMatchObject({ isDefault: true });
    for (const { status } of confirmation.coupons) expect(status).toBe("unused");
  }),
  refused(
    "newcomer",
    confirmOrder,
    {},
    codes.emptyCart,
    checkoutMessages.nothingSelected,
    "nothing is selected",
  ),
  answered("customer", priceOrder, chosen, (price) => {
    addsUp(price);
    expect(price.limit).toEqual({ kind: "none", products: [], filings: [], message: "" });
    expect(price.repeated).toEqual({ count: 0, products: [] });
  }),
  refused(
    "newcomer",
    priceOrder,
    chosen(notChosen),
    codes.emptyCart,
    checkoutMessages.nothingSelected,
    "nothing is selected",
  ),
  refused(
    "customer",
    priceOrder,
    chosen(unknownAddress),
    codes.notFound,
    checkoutMessages.addressMissing,
    "an unknown address",
  ),
  refused(
    "customer",
    priceOrder,
    (facts) => ({ ...chosen(facts), couponId: facts.expiredCouponId }),
    codes.badRequest,
    checkoutMessages.couponOver,
    "a coupon that is over",
  ),
  refused(
    "customer",
    createOrder,
    (facts) => ({ ...submission(facts), ...notChosen }),
    codes.badRequest,
    checkoutMessages.addressUnchosen,
    "no address is chosen",
  ),
  refused(
    "customer",
    createOrder,
    (facts) => ({ ...submission(facts), ...unknownAddress }),
    codes.notFound,
    checkoutMessages.addressMissing,
    "an unknown address",
  ),
  refused(
    "newcomer",
    createOrder,
    submission,
    codes.emptyCart,
    checkoutMessages.nothingSelected,
    "nothing is selected",
  ),
  refused(
    "customer",
    createOrder,
    (facts) => ({ ...submission(facts), expectedTotal: fen(1) }),
    codes.priceChanged,
    checkoutMessages.priceChanged,
    "the total is another one",
  ),
  answered("customer", createOrder, submission, ({ orderId, kind }) => {
    expect(orderId).not.toBe("");
    expect(kind).toBe("reagent");
  }),
  answered("customer", uncheckProducts, ({ productId }) => ({ productIds: [productId] })),
];
