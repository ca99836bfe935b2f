import { addressOf } from "../../client/address.ts";
import { downloadAccountingFile, issueAccountingTicket } from "../../contract/accounting.ts";
import type { ParamsOf } from "../../contract/endpoint.ts";
import { codes } from "../../contract/envelope.ts";
import { accountingMessages } from "../../messages/accounting.ts";
import { callMessages } from "../../messages/call.ts";
import type { AreaMock } from "../area-mock.ts";
import type { Language } from "../samples/language.ts";
import { instrumentOrders, reagentOrders } from "../samples/order-pages.ts";
import { answers, refusal } from "../verbs.ts";

type Asked = ParamsOf<typeof issueAccountingTicket>;

const titles = {
  orders: { zh: "订单", en: "Orders" },
  lines: { zh: "订单明细", en: "Order lines" },
  invoices: { zh: "发票", en: "Invoices" },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** When the records of a file happened. */
const momentsOf = (file: keyof typeof titles): number[] =>
  [...reagentOrders(), ...instrumentOrders()].flatMap(({ createdAt, invoices }) =>
    file === "invoices" ? invoices.map(({ issuedAt }) => issuedAt) : [createdAt],
  );

function issued({ file, from, to }: Asked, language: Language) {
  if (file === "unknown") return refusal(codes.badRequest, callMessages.badRequest);
  const isIncluded = (at: number) =>
    (from === "" || at >= startOf(from)) && (to === "" || at < startOf(to) + DAY_MS);
  if (!momentsOf(file).some(isIncluded))
    return refusal(codes.badRequest, accountingMessages.nothing);
  const days = [from, to].filter((day) => day !== "");
  return {
    fileName: `${[titles[file][language], ...days].join("-")}.csv`,
    url: addressOf(downloadAccountingFile, "", { file, from, to, ticket: "a-ticket" }),
  };
}

export const accounting: AreaMock = () => [
  answers(issueAccountingTicket, issued),
  answers(downloadAccountingFile, {}),
];
