import { issueAccountingTicket } from "@reagent/api/contract/accounting";
import { codes } from "@reagent/api/contract/envelope";
import { accountingMessages } from "@reagent/api/messages/accounting";
import { callMessages } from "@reagent/api/messages/call";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const all = { file: "orders", from: "", to: "" } as const;

export const exchanges: readonly Exchange[] = [
  answered("customer", issueAccountingTicket, all, ({ fileName, url }) => {
    expect(fileName).toBe("订单.csv");
    expect(url).toMatch(/^\/api\/order\/accounting\/file\?file=orders&ticket=.+/u);
  }),
  answered(
    "customer",
    issueAccountingTicket,
    { file: "lines", from: "2000-01-01", to: "2099-12-31" },
    ({ fileName, url }) => {
      expect(fileName).toBe("订单明细-2000-01-01-2099-12-31.csv");
      expect(url).toContain("?file=lines&from=2000-01-01&to=2099-12-31&ticket=");
    },
    { about: "the lines of a period" },
  ),
  refused(
    "customer",
    issueAccountingTicket,
    { ...all, to: "2000-01-01" },
    codes.badRequest,
    accountingMessages.nothing,
    "a period without orders",
  ),
  refused(
    "customer",
    issueAccountingTicket,
    { ...all, file: "unknown" },
    codes.badRequest,
    callMessages.badRequest,
    "an unknown file",
  ),
];
