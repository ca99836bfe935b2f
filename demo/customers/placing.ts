import { listAddresses, readInvoiceAddress } from "@reagent/api/contract/address";
import { addInstrumentToCart, quickAddToCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { payOrder } from "@reagent/api/contract/payment";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { fen } from "@reagent/domain/money";
import { methodIds } from "@reagent/domain/payment";
import type { Goods } from "@reagent/server/catalogue/goods";
import { applyNotice } from "@reagent/server/ordering/payments/gateway-payments";
import { simulatedMethods } from "@reagent/server/ports/payment/simulator/methods";
import { giveCoupon } from "./balances.ts";
import type { CallMade, DemoShop } from "./demo-shop.ts";
import { firstSkuOf, packOf } from "./goods.ts";
import type { DemoOrder } from "./history.ts";
import type { DemoPaidBy } from "./history.ts";
import type { Placed } from "./placed.ts";

const SECOND_MS = 1000;
/** The coupon of the demo orders. */
const COUPON = { from: 100, off: 10, ago: 10, days: 70 } as const;

/** Goods of an order with their quantities. */
export type Wanted = readonly (readonly [goods: Goods, quantity: number])[];

/** The goods of a demo order that the catalogue has. */
export async function goodsOf({ tx }: DemoShop, order: DemoOrder): Promise<Wanted> {
  const wanted: [Goods, number][] = [];
  for (const [cas, quantity] of order.reagents) {
    const goods = await packOf(tx, cas);
    if (goods) wanted.push([goods, quantity]);
  }
  for (const [code, quantity] of order.instruments) {
    const goods = await firstSkuOf(tx, code);
    if (goods) wanted.push([goods, quantity]);
  }
  return wanted;
}

/** Places a demo order by an empty cart, or two linked ones for both kinds of goods. Returns the first. */
export async function placeDemoOrder(
  shop: DemoShop,
  order: DemoOrder,
  wanted: Wanted,
  made: Required<Pick<CallMade, "by" | "now" | "termMs">>,
): Promise<Placed> {
  const { by, now } = made;
  const before = { by, now: now - wanted.length * SECOND_MS };
  for (const [at, [goods, quantity]] of wanted.entries())
    await addGoods(shop, goods, quantity, { by, now: before.now + at * SECOND_MS });
  const { addresses } = await shop.call(listAddresses, { keywords: "" }, made);
  const { addressId: invoiceAddressId } = await shop.call(readInvoiceAddress, {}, made);
  const { orderId } = await shop.call(
    createOrder,
    {
      addressId: addresses[0]?.addressId ?? "",
      couponId: order.hasCoupon ? await giveCoupon(shop, by, COUPON, now) : "",
      invoiceAddressId: order.hasInvoicePlace ? invoiceAddressId : "",
      customerOrderNumber: order.customerOrderNumber,
      note: order.note,
      ...ONE_INVOICE,
      expectedTotal: null,
    },
    made,
  );
  const { code, kind } = await shop.tx
    .selectFrom("orders")
    .select(["code", "kind"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const own = wanted.filter(([goods]) => goods.kind === kind);
  return { by, orderId, code, kind, products: own.map(([goods]) => goods.code) };
}

/** Puts goods into the cart. */
export async function addGoods(
  shop: DemoShop,
  { kind, code, item_code, id }: Goods,
  quantity: number,
  made: CallMade,
): Promise<void> {
  await (kind === "reagent"
    ? shop.call(quickAddToCart, { productCode: code, quantity }, made)
    : shop.call(addInstrumentToCart, { spuCode: item_code, skuId: String(id), quantity }, made));
}

const METHODS: Readonly<Record<DemoPaidBy, string>> = {
  wechat: methodIds.wechat,
  bank: simulatedMethods.enterprise[0]?.id ?? "",
  balance: methodIds.balance,
  credit: methodIds.credit,
  "second-credit": methodIds.secondCredit,
  transfer: methodIds.transfer,
};

/** Pays a demo order: the gateway and the bank report at once that the money has arrived. */
export async function payDemoOrder(
  shop: DemoShop,
  { by, orderId, code, kind }: Placed,
  paidBy: DemoPaidBy,
  now: number,
): Promise<void> {
  const { url } = await shop.call(
    payOrder,
    { purpose: "order", methodId: METHODS[paidBy], orderId, kind },
    { by, now },
  );
  if (paidBy === "transfer") await shop.operate(now, "paid", code);
  if (url === "") return;
  const paymentId = url.slice("/".length);
  const { amount } = await shop.tx
    .selectFrom("payments")
    .select("amount")
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow();
  const paid = { outcome: "paid", amount: fen(amount), reference: `DEMO-${code}` } as const;
  await applyNotice(shop.database, { id: `demo-${paymentId}`, paymentId, ...paid }, now);
}
