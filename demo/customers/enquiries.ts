import type { EnquiryField, EnquiryKind } from "@reagent/domain/enquiry";
import { fen } from "@reagent/domain/money";
import { dayOf } from "@reagent/server/basics/day";
import type { Tx } from "@reagent/server/database/database";
import { type NewQuote, storeQuote } from "@reagent/server/ordering/quotes/quotes";

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoEnquiry {
  readonly kind: EnquiryKind;
  /** How many days ago it was sent. */
  readonly daysAgo: number;
  readonly fields: Partial<Readonly<Record<EnquiryField, string>>>;
  /** The answer, a day later; `lastDay` counts from today. */
  readonly answer?: string;
  readonly quote?: Omit<NewQuote, "lastDay"> & { readonly lastDay: number };
}

const contact = {
  name: "林演示",
  mobile: "13800000001",
  company: "示例生物科技（上海）有限公司",
} as const;

/** One in each state: waiting, with a quote that is open, with one that is over, and answered without a quote. */
const enquiries: readonly DemoEnquiry[] = [
  {
    kind: "bulk",
    daysAgo: 2,
    fields: {
      productName: "乙腈",
      casNumber: "75-05-8",
      specification: "HPLC，≥99.9%",
      pack: "200L",
      quantity: "2",
      note: "请注明交货期。",
      ...contact,
    },
  },
  {
    kind: "bulk",
    daysAgo: 6,
    fields: {
      productName: "乙醇",
      itemCode: "E893581",
      casNumber: "64-17-5",
      pack: "10L",
      quantity: "4",
      ...contact,
    },
    answer: "您好，以下报价含税含运费，下单后两周内发货。",
    quote: { productCode: "E893581-10L", price: fen(88_000), quantity: 4, lastDay: 24 },
  },
  {
    kind: "synthesis",
    daysAgo: 35,
    fields: {
      casNumber: "90-33-5",
      note: "需要 2 kg，纯度 ≥99%（HPLC），附核磁谱图。",
      ...contact,
    },
    answer: "您好，可以合成，周期约三周。请来电确认分装规格。",
  },
  {
    kind: "bulk",
    daysAgo: 80,
    fields: { productName: "丙酮", casNumber: "67-64-1", pack: "20L", quantity: "6", ...contact },
    answer: "您好，以下报价有效期 30 天。",
    quote: { productCode: "A816890-20L", price: fen(36_000), quantity: 6, lastDay: -49 },
  },
];

/** Adds the enquiries of the ordinary demo customer; the others have none. Their mails are not sent. */
export async function addDemoEnquiries(
  tx: Tx,
  { id: customerId, email, now }: { id: string; email: string; now: number },
): Promise<void> {
  if (customerId !== "demo-ordinary") return;
  for (const [index, { kind, daysAgo, fields, answer, quote }] of enquiries.entries()) {
    const id = `${customerId}-enquiry-${index + 1}`;
    const sentAt = now - daysAgo * DAY_MS;
    const answeredAt = answer === undefined ? null : sentAt + DAY_MS;
    await tx
      .insertInto("enquiries")
      .values({
        id,
        kind,
        customer_id: customerId,
        email,
        language: "zh",
        content: JSON.stringify(fields),
        created_at: sentAt,
        answer: answer ?? "",
        answered_at: answeredAt,
      })
      .execute();
    if (quote && answeredAt !== null) {
      const lastDay = dayOf(now + quote.lastDay * DAY_MS);
      await storeQuote(tx, { enquiryId: id, quote: { ...quote, lastDay }, now: answeredAt });
    }
  }
}
