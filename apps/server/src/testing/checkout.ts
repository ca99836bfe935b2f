import { randomUUID } from "node:crypto";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { ONE_INVOICE } from "@reagent/domain/invoice-split";
import { writeInvoice } from "../customers/invoices.ts";
import type { Database } from "../database/database.ts";

/** A product to add to a cart. */
export interface Wanted {
  readonly kind: GoodsKind;
  readonly productId: number;
  readonly quantity: number;
  readonly isSelected?: boolean;
}

const place = {
  receiver: "林演示",
  mobile: "13800000001",
  phone_area: "021",
  phone_number: "55500001",
  phone_extension: "",
  province: "310000",
  city: "310100",
  district: "310115",
  street: "示例路 1 号",
  postcode: "201203",
} as const;

/** Adds the address and the invoice information that an order needs. Returns the address's id. */
export async function readyToOrder(
  database: Database,
  customerId: string,
  change: { readonly province?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await database.transact(async (tx) => {
    await tx
      .insertInto("addresses")
      .values({ ...place, ...change, id, customer_id: customerId, is_default: 0, created_at: 0 })
      .execute();
    await writeInvoice(tx, customerId, {
      type: "ordinary",
      title: "示例生物科技（上海）有限公司",
      taxNumber: "91310115DEMO00001X",
      bank: "",
      bankAccount: "",
      address: "",
      phone: "",
      email: "",
    });
  });
  return id;
}

/** The parameters of an order to an address, with nothing that a customer may leave out. */
export function orderTo(addressId: string) {
  return {
    addressId,
    couponId: "",
    invoiceAddressId: "",
    customerOrderNumber: "",
    note: "",
    ...ONE_INVOICE,
    expectedTotal: null,
  };
}

/** Fills a customer's cart with products, in sequence. */
export async function fillCart(
  database: Database,
  customerId: string,
  wanted: readonly Wanted[],
): Promise<void> {
  await database.transact(async (tx) => {
    await tx.deleteFrom("cart_lines").where("customer_id", "=", customerId).execute();
    for (const [index, { kind, productId, quantity, isSelected = true }] of wanted.entries())
      await tx
        .insertInto("cart_lines")
        .values({
          customer_id: customerId,
          kind,
          product_id: productId,
          quantity,
          customer_item_number: `C-${productId}`,
          is_selected: isSelected ? 1 : 0,
          created_at: index,
        })
        .execute();
  });
}

/** Adds a coupon that is valid for years: 20.00 yuan off from 100.00 yuan of reagents. Returns its id. */
export async function giveCoupon(
  database: Database,
  customerId: string,
  change: {
    readonly state?: "unused" | "used" | "voided";
    readonly reach_amount?: number;
    readonly begins_at?: number;
    readonly ends_at?: number;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await database.transact((tx) =>
    tx
      .insertInto("coupons")
      .values({
        id,
        customer_id: customerId,
        reach_amount: 10_000,
        subtract_amount: 2000,
        state: "unused",
        received_at: 0,
        begins_at: 0,
        ends_at: Date.parse("2030-01-01T00:00:00Z"),
        ...change,
      })
      .execute(),
  );
  return id;
}
