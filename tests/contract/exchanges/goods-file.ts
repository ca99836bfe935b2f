import { codes } from "@reagent/api/contract/envelope";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { nowhere } from "./given.ts";

const inventory = ({ orders }: Facts) => ({
  source: "order" as const,
  refined: null,
  sourceId: orders.reviewed,
  file: "inventory" as const,
});
const ofList = ({ shoppingLists }: Facts) => ({
  source: "list" as const,
  refined: null,
  sourceId: shoppingLists.ordered,
  file: "inventory" as const,
});

export const exchanges: readonly Exchange[] = [
  answered("customer", issueGoodsFileTicket, inventory, ({ fileName, url }) => {
    expect(fileName).toMatch(/^库存表-MK\d+\.csv$/u);
    expect(url).toMatch(
      /^\/api\/goods\/file\/download\?source=order&source_id=.+&file=inventory&ticket=.+/u,
    );
  }),
  answered(
    "customer",
    issueGoodsFileTicket,
    (facts) => ({ ...inventory(facts), file: "structures" as const }),
    ({ fileName, url }) => {
      expect(fileName).toMatch(/^结构式-MK\d+\.sdf$/u);
      expect(url).toContain("&file=sdf&");
    },
    { about: "the structures" },
  ),
  answered(
    "customer",
    issueGoodsFileTicket,
    (facts) => ({ ...inventory(facts), file: "notebook" as const }),
    ({ fileName, url }) => {
      expect(fileName).toMatch(/^ELN-MK\d+\.eln$/u);
      expect(url).toContain("&file=eln&");
    },
    { about: "the archive for notebooks" },
  ),
  ...(["elabftw", "chemotion"] as const).map((file) =>
    answered(
      "customer",
      issueGoodsFileTicket,
      (facts: Facts) => ({ ...inventory(facts), file }),
      ({ fileName, url }) => {
        expect(fileName).toMatch(/导入表-MK\d+\.csv$/u);
        expect(url).toContain(`&file=${file}&`);
      },
      { about: `the sheet for ${file}` },
    ),
  ),
  answered(
    "customer",
    issueGoodsFileTicket,
    ofList,
    ({ fileName, url }) => {
      expect(fileName).toMatch(/^库存表-.+\.csv$/u);
      expect(url).toContain("?source=list&");
    },
    { about: "a list" },
  ),
  answered(
    "customer",
    issueGoodsFileTicket,
    ({ itemCode }) => ({
      source: "search" as const,
      sourceId: itemCode,
      refined: "sort=purity",
      file: "inventory" as const,
    }),
    ({ fileName, url }) => {
      expect(fileName).toMatch(/^库存表-[A-Z]\d+\.csv$/u);
      expect(url).toContain("?source=search&");
      expect(url).toContain("&refined=sort%3Dpurity&");
    },
    { about: "a search" },
  ),
  refused(
    "customer",
    issueGoodsFileTicket,
    { source: "order", refined: null, sourceId: nowhere, file: "inventory" },
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    issueGoodsFileTicket,
    { source: "list", refined: null, sourceId: nowhere, file: "inventory" },
    codes.notFound,
    shoppingListMessages.missing,
    "an unknown list",
  ),
  refused(
    "customer",
    issueGoodsFileTicket,
    (facts) => ({ ...inventory(facts), file: "unknown" as const }),
    codes.badRequest,
    callMessages.badRequest,
    "an unknown file",
  ),
];
