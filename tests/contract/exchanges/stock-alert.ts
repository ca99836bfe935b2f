import { codes } from "@reagent/api/contract/envelope";
import {
  addStockAlert,
  endStockAlert,
  listStockAlerts,
  readOpenStockAlerts,
} from "@reagent/api/contract/stock-alert";
import { cartMessages } from "@reagent/api/messages/cart";
import { stockAlertMessages } from "@reagent/api/messages/stock-alert";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";

const reagent = (productCode: string) => ({ kind: "reagent" as const, productCode });
const awaited = ({ awaitedCode }: Facts) => reagent(awaitedCode);

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered("customer", addStockAlert, awaited),
  answered("customer", readOpenStockAlerts, {}, ({ goods }, facts) => {
    expect(goods).toContainEqual(awaited(facts));
  }),
  answered("customer", listStockAlerts, { page: 1, pageSize: 20 }, ({ alerts, total }, facts) => {
    expect(total).toBe(alerts.length);
    expect(alerts[0]).toMatchObject({ ...awaited(facts), sentAt: null, isSold: true });
    expect(alerts.map(({ askedAt }) => askedAt)).toEqual(
      alerts.map(({ askedAt }) => askedAt).toSorted((one, other) => other - one),
    );
    expect(alerts.some(({ sentAt }) => sentAt !== null)).toBe(true);
  }),
  answered("customer", endStockAlert, awaited),
  answered("customer", endStockAlert, awaited, undefined, { about: "one that is not there" }),
  refused(
    "customer",
    addStockAlert,
    ({ productCode }) => reagent(productCode),
    codes.badRequest,
    stockAlertMessages.inStock,
    "goods in stock",
  ),
  refused(
    "customer",
    addStockAlert,
    reagent("E999999-1g"),
    codes.notFound,
    cartMessages.unknownProduct,
    "an unknown product code",
  ),
];
