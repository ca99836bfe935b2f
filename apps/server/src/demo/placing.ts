import type { Address } from "@reagent/api/contract/address";
import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { freightOf } from "@reagent/domain/freight";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { fen, sum, times } from "@reagent/domain/money";
import type { InvoicePlace } from "../areas/checkout/checked.ts";
import { invoiceColumns, placeColumns } from "../areas/checkout/snapshot.ts";
import { nextOrderCode } from "../areas/order/transitions/order-code.ts";
import { noteEvent } from "../areas/order/transitions/timeline.ts";
import type { Tx } from "../database/database.ts";
import { type Goods, instrumentAt, packOf } from "./goods.ts";
import type { DemoOrder, Placed } from "./history.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the coupon of the demo takes off, and from what. */
const COUPON = { reach_amount: 100_00, subtract_amount: 10_00 } as const;

/** Whose orders are made, and what they are made of. */
export interface Buyer {
  readonly id: string;
  readonly group: string;
  readonly address: Address;
  readonly invoice: InvoiceInfo;
  readonly invoicePlace: InvoicePlace;
}

/** Writes the orders of both kinds down; gives the first. */
export async function placeDemoOrder(
  tx: Tx,
  buyer: Buyer,
  { order, name, now }: { readonly order: DemoOrder; readonly name: string; readonly now: number },
): Promise<Placed | undefined> {
  const reagents: Wanted[] = [];
  for (const [cas, quantity] of order.reagents ?? []) {
    const goods = await packOf(tx, cas, buyer.group);
    reagents.push(...(goods ? [{ goods, quantity }] : []));
  }
  const instruments: Wanted[] = [];
  for (const [at, quantity] of order.instruments ?? []) {
    const goods = await instrumentAt(tx, at);
    instruments.push(...(goods ? [{ goods, quantity }] : []));
  }
  const parts = [
    { kind: "reagent", id: name, wanted: reagents },
    { kind: "instrument", id: `${name}-instruments`, wanted: instruments },
  ] as const;
  const placed = parts.filter(({ wanted }) => wanted.length > 0);
  for (const part of placed) {
    const related = placed.find(({ id }) => id !== part.id)?.id ?? null;
    await write(tx, buyer, { ...part, order, related, now });
  }
  const [first] = placed;
  return (
    first && {
      orderId: first.id,
      codes: first.wanted.map(({ goods }) => goods.product_code),
      hasInvoice: isInvoiceSaved(buyer.invoice.type),
    }
  );
}

interface Wanted {
  readonly goods: Goods;
  readonly quantity: number;
}

interface Part {
  readonly id: string;
  readonly kind: GoodsKind;
  readonly wanted: readonly Wanted[];
  readonly order: DemoOrder;
  readonly related: string | null;
  readonly now: number;
}

async function write(tx: Tx, buyer: Buyer, { id, kind, wanted, order, ...part }: Part) {
  const goods = sum(wanted.map((each) => times(fen(each.goods.price), each.quantity)));
  const coupon = order.hasCoupon ? await useCoupon(tx, buyer.id, part.now) : undefined;
  const freight = freightOf(kind, goods);
  const { address, invoice } = buyer;
  const invoicePlace = order.hasInvoicePlace ? buyer.invoicePlace : undefined;
  await tx
    .insertInto("orders")
    .values({
      id,
      customer_id: buyer.id,
      code: await nextOrderCode(tx, part.now),
      kind,
      related_order_id: part.related,
      review: "pending",
      payment: "unpaid",
      goods_amount: goods,
      coupon_amount: coupon?.off ?? 0,
      freight,
      amount: goods - (coupon?.off ?? 0) + freight,
      refunded_amount: 0,
      credit_owed: 0,
      coupon_id: coupon?.id ?? null,
      customer_order_number: order.customerOrderNumber ?? "",
      note: order.note ?? "",
      filing: wanted.some((each) => each.goods.isFiled) ? await filingOf(tx, buyer.id) : null,
      created_at: part.now,
      ...placeColumns({ address, invoicePlace }),
      ...invoiceColumns({ invoice }),
    })
    .execute();
  await tx
    .insertInto("order_lines")
    .values(
      wanted.map(({ goods: { isFiled: _, ...line }, quantity }, position) => ({
        ...line,
        order_id: id,
        position,
        quantity,
        amount: line.price * quantity,
      })),
    )
    .execute();
  await noteEvent(tx, id, "placed", { now: part.now });
}

async function useCoupon(tx: Tx, customerId: string, now: number) {
  const id = `${customerId}-used-coupon`;
  const days = {
    received_at: now - 10 * DAY_MS,
    begins_at: now - 10 * DAY_MS,
    ends_at: now + 60 * DAY_MS,
  };
  await tx
    .insertInto("coupons")
    .values({ id, customer_id: customerId, ...COUPON, state: "used", ...days })
    .execute();
  return { id, off: COUPON.subtract_amount };
}

async function filingOf(tx: Tx, customerId: string): Promise<string | null> {
  const filing = await tx
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return filing ? JSON.stringify(filing) : null;
}
