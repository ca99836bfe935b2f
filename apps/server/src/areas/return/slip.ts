import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadReturnSlip, type issueReturnSlipTicket } from "@reagent/api/contract/return";
import { shop } from "@reagent/api/contract/shop";
import { returnMessages } from "@reagent/api/messages/return";
import { canViewSlip } from "@reagent/domain/return";
import { dayOf } from "../../basics/day.ts";
import { inLanguage, type LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { joined, paperSheet, printed, words as paperWords } from "../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../documents/words.ts";
import { specificationText } from "../../ordering/orders/lines.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../sessions/ticket.ts";
import { returnedLines } from "./returns.ts";

const PURPOSE = "return slip";

const words = {
  title: { zh: "退货单", en: "Return slip" },
  slip: { zh: "退货单号", en: "Return slip number" },
  application: { zh: "售后申请单号", en: "Application number" },
  applied: { zh: "申请日期", en: "Applied on" },
  express: { zh: "寄回快递单号", en: "Tracking number of the return" },
  sendTo: { zh: "寄回地址", en: "Send to" },
  hint: {
    zh: "请将本退货单随货寄回，并及时填写寄回快递单号。",
    en: "Please put this slip into the parcel, and enter its tracking number soon.",
  },
  note: { zh: "提示", en: "Please note" },
  goods: { zh: "退货明细", en: "Returned goods" },
  batch: { zh: "批号", en: "Batch" },
  opened: { zh: "开封数量", en: "Opened" },
  remark: { zh: "备注", en: "Remark" },
} satisfies Record<string, LocalizedText>;

/** A customer's return by its slip; undefined where there is none, or it cannot be viewed. */
async function findSlip(reader: Reader, customerId: string, refundId: string) {
  const found = await reader
    .selectFrom("returns")
    .innerJoin("orders", "orders.id", "returns.order_id")
    .selectAll("returns")
    .select(["orders.code as order_code", "orders.kind", "orders.receiver", "orders.mobile"])
    .where("returns.slip_code", "=", refundId)
    .where("returns.customer_id", "=", customerId)
    .executeTakeFirst();
  return found && canViewSlip(found) ? found : undefined;
}

/** Issues a ticket for the slip of the customer's own return, in the address where it is downloaded. */
export async function issueSlipTicket(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof issueReturnSlipTicket>>,
  tx: Tx,
): Promise<{ url: string }> {
  const { refundId } = params;
  if (!(await findSlip(tx, customer.id, refundId))) {
    throw new Refusal(codes.notFound, returnMessages.noSlip[language]);
  }
  const paper = { customerId: customer.id, purpose: PURPOSE, subject: refundId, language };
  const ticket = await issueTicketInLanguage(tx, paper, now);
  return { url: addressOf(downloadReturnSlip, "", { refundId, ticket }) };
}

/** Prints the slip that a ticket admits to; undefined for an invalid ticket. */
export async function openSlip(
  { params, now }: Call<ParamsOf<typeof downloadReturnSlip>>,
  services: Services,
): Promise<Download | undefined> {
  const { database } = services;
  const { ticket, refundId } = params;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, { ticket, purpose: PURPOSE, subject: refundId, now }),
  );
  if (!admission) return undefined;
  const { customerId, language } = admission;
  const slip = await findSlip(database.read, customerId, refundId);
  if (!slip) return undefined;
  const lines = await returnedLines(database.read, slip.id);
  const headings = [
    documentWords.productCode,
    documentWords.name,
    words.batch,
    paperWords.quantity,
    words.opened,
    words.remark,
  ];
  const facts = factsOf(language, [
    [words.slip, refundId],
    [words.application, slip.code],
    [words.applied, dayOf(slip.created_at)],
    [paperWords.order, slip.order_code],
    [paperWords.receiver, slip.receiver],
    [paperWords.mobile, slip.mobile],
    [words.express, slip.express_number],
  ]);
  const wayBack = factsOf(language, [
    [
      words.sendTo,
      joined(shop.company.name[language], shop.company.address[language], shop.hotlines[0]),
    ],
    [words.note, words.hint[language]],
  ]);
  const sheet = await paperSheet(
    database.read,
    {
      title: words.title,
      blocks: [
        { kind: "facts", facts },
        { kind: "heading", text: words.goods[language] },
        {
          kind: "table",
          columns: headings.map((each) => each[language]),
          shares: [3, 5, 2, 1, 2, 3],
          rows: lines.map((line) => [
            line.product_code,
            joined(
              inLanguage(line, "name", language),
              specificationText(slip.kind, line, language),
            ),
            line.batch_code,
            String(line.returned),
            line.is_opened === 1 ? String(line.opened_quantity) : "0",
            line.remark,
          ]),
        },
        { kind: "facts", facts: wayBack },
      ],
    },
    language,
  );
  return printed(services, sheet, refundId);
}
