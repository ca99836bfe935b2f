import { codes } from "@reagent/api/contract/envelope";
import {
  issueWaybillTicket,
  listPackedProducts,
  listParcels,
  readOrderParcels,
  trackShipment,
} from "@reagent/api/contract/shipment";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { expect } from "vitest";
import { answered, type Exchange, refused, refusedTo } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere } from "./given.ts";

const shipped = ({ shippedOrder }: Facts) => shippedOrder;

const ofOrder = ({ shippedOrder: { orderCode } }: Facts) => ({ orderCode, productCode: "" });
const everything = {
  pageSize: 10,
  page: 1,
  from: "",
  to: "",
  orderCode: "",
  parcelCode: "",
  expressNumber: "",
};

/** Refused to a customer, with the normal handlers of the mock. */
const missing = (
  params: (facts: Facts) => { orderCode: string; productCode: string },
  about: string,
) =>
  refusedTo(
    "customer",
    answered("customer", readOrderParcels, params, undefined, { about }),
    codes.notFound,
    shipmentMessages.orderMissing,
  );

export const exchanges: readonly Exchange[] = [
  answered("guest", trackShipment, shipped, ({ orderCode, events, parcels }, facts) => {
    expect(orderCode).toBe(facts.shippedOrder.orderCode);
    expect(events.map(({ event }) => event)).toEqual(["placed", "reviewed"]);
    expect(parcels).not.toHaveLength(0);
    for (const { parcelCode, expressCompany, expressNumber, shippedAt, lines } of parcels) {
      expect(parcelCode).toMatch(/^PK\d+$/u);
      expect([expressCompany, expressNumber]).not.toContain("");
      expect(shippedAt).toBeGreaterThan(events[1]?.at ?? 0);
      expect(lines).not.toHaveLength(0);
      for (const line of lines) expect(line.quantity).toBeGreaterThan(0);
    }
  }),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered(
        "guest",
        trackShipment,
        ({ shippedOrder }) => ({ ...shippedOrder, orderCode: nowhere }),
        undefined,
        { language, about: "an unknown order" },
      ),
      codes.notFound,
      shipmentMessages.notFound,
    ),
  ),
  refusedTo(
    "guest",
    answered(
      "guest",
      trackShipment,
      ({ shippedOrder }) => ({ ...shippedOrder, company: "另一家单位" }),
      undefined,
      { about: "the order of another organisation" },
    ),
    codes.notFound,
    shipmentMessages.notFound,
  ),
  answered("customer", readOrderParcels, ofOrder, ({ orderCode, kind, parcels }, facts) => {
    expect({ orderCode, kind }).toEqual({
      orderCode: facts.shippedOrder.orderCode,
      kind: "reagent",
    });
    expect(parcels).not.toHaveLength(0);
  }),
  answered(
    "customer",
    readOrderParcels,
    (facts) => ({ ...ofOrder(facts), productCode: facts.shippedProduct }),
    ({ parcels }, { shippedProduct }) => {
      const products = parcels.flatMap(({ lines }) => lines.map(({ productCode }) => productCode));
      expect(new Set(products)).toEqual(new Set([shippedProduct]));
    },
    { about: "one product" },
  ),
  missing((facts) => ({ ...ofOrder(facts), orderCode: nowhere }), "an unknown order"),
  missing((facts) => ({ ...ofOrder(facts), productCode: nowhere }), "a product not ordered"),
  answered("customer", listParcels, everything, ({ parcels, total }) => {
    expect(total).toBeGreaterThan(10);
    expect(parcels).toHaveLength(10);
    const days = parcels.map(({ shippedAt }) => shippedAt);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  }),
  answered(
    "customer",
    listParcels,
    ({ shippedOrder: { orderCode } }) => ({ ...everything, orderCode }),
    ({ parcels }, { shippedOrder }) => {
      expect(new Set(parcels.map(({ orderCode }) => orderCode))).toEqual(
        new Set([shippedOrder.orderCode]),
      );
    },
    { about: "of one order" },
  ),
  answered("customer", listPackedProducts, { ...everything, page: 2 }, ({ products, total }) => {
    expect(total).toBeGreaterThan(10);
    expect(products).not.toHaveLength(0);
    for (const { quantity } of products) expect(quantity).toBeGreaterThan(0);
  }),
  answered(
    "customer",
    listPackedProducts,
    ({ parcelCode }) => ({ ...everything, parcelCode }),
    ({ products }, { parcelCode }) => {
      expect(new Set(products.map((product) => product.parcelCode))).toEqual(new Set([parcelCode]));
    },
    { about: "of one parcel" },
  ),
  answered(
    "customer",
    issueWaybillTicket,
    ({ parcelCode }) => ({ parcelCode }),
    ({ url }, { parcelCode }) => {
      const { pathname, searchParams } = new URL(url, "https://shop.example");
      expect(pathname).toBe("/api/center/express/pdf");
      expect(searchParams.get("jdpkg_code")).toBe(parcelCode);
      expect(searchParams.get("ticket")).not.toBe("");
    },
  ),
  refused(
    "customer",
    issueWaybillTicket,
    { parcelCode: nowhere },
    codes.notFound,
    shipmentMessages.parcelMissing,
    "an unknown parcel",
  ),
  refused(
    "newcomer",
    issueWaybillTicket,
    ({ parcelCode }) => ({ parcelCode }),
    codes.notEntitled,
    shipmentMessages.noWaybill,
    "a customer without waybills",
  ),
];
