import { fen, times } from "@reagent/domain/money";
import type { EnquiryDetail, EnquirySummary } from "../../contract/enquiry.ts";
import { itemRow } from "./items.ts";
import type { Language } from "./language.ts";

const at = (moment: string) => Date.parse(`${moment}+08:00`);

/** An enquiry whose quote can be accepted. */
export const QUOTED_ENQUIRY = "7c2e1f58-3a90-4d1b-8a6e-0b9a4f21c6d3";

/** An enquiry that waits for its answer. */
export const WAITING_ENQUIRY = "e1f0a7c4-58d2-4b39-9d4a-6a1f7be20c11";

/** An enquiry whose quote has expired. */
export const EXPIRED_ENQUIRY = "a4417e0f-2c85-4e5b-9d02-71b6f3c0d8e5";

const PRICE = fen(2_650_00);
const QUANTITY = 4;
const CUSTOM_AMOUNT = "需要公斤级定制。";

function ethanolIn(language: Language): string {
  const { chineseName, englishName } = itemRow("E809056", language);
  return language === "en" ? englishName : chineseName;
}

/** The customer's enquiries, newest first: one that waits, and one with each state of a quote. */
export function enquirySummaries(language: Language = "zh"): EnquirySummary[] {
  const ethanol = `${ethanolIn(language)} 200L × ${QUANTITY}`;
  const base = {
    kind: "bulk",
    about: ethanol,
    answeredAt: at("2026-11-20T09:30:00"),
  } as const;
  return [
    {
      enquiryId: WAITING_ENQUIRY,
      kind: "synthesis",
      about: CUSTOM_AMOUNT,
      sentAt: at("2026-11-21T10:12:00"),
      answeredAt: null,
      quoteState: "none",
    },
    { ...base, enquiryId: QUOTED_ENQUIRY, sentAt: at("2026-11-19T15:40:00"), quoteState: "open" },
    {
      ...base,
      enquiryId: "b07d6c1e-91f4-4f0c-bb5d-2f6c93d8e7a2",
      sentAt: at("2026-11-12T11:05:00"),
      answeredAt: at("2026-11-13T08:55:00"),
      quoteState: "accepted",
    },
    {
      ...base,
      enquiryId: "3d9b52aa-60e7-4c77-86f1-c5d1e7a8b904",
      sentAt: at("2026-10-28T14:20:00"),
      answeredAt: at("2026-10-29T10:00:00"),
      quoteState: "ordered",
    },
    {
      ...base,
      enquiryId: EXPIRED_ENQUIRY,
      sentAt: at("2026-09-02T09:00:00"),
      answeredAt: at("2026-09-03T16:45:00"),
      quoteState: "expired",
    },
    {
      enquiryId: "5f8e3b21-7d16-4a9c-a3e8-94c07f5d6b10",
      kind: "advice",
      about: CUSTOM_AMOUNT,
      sentAt: at("2026-08-15T17:30:00"),
      answeredAt: at("2026-08-17T09:15:00"),
      quoteState: "none",
    },
  ];
}

/** One of these with what was written, its answer and its quote; undefined for an unknown id. */
export function enquiryDetail(enquiryId: string, language: Language): EnquiryDetail | undefined {
  const summary = enquirySummaries(language).find((each) => each.enquiryId === enquiryId);
  if (!summary) return undefined;
  const { quoteState, ...rest } = summary;
  const ethanol = ethanolIn(language);
  const hasQuote = quoteState !== "none";
  return {
    ...rest,
    email: "demo@kedu.example",
    fields: hasQuote
      ? [
          { name: "productName", value: ethanol },
          { name: "specification", value: "AR, ≥99.7%" },
          { name: "pack", value: "200L" },
          { name: "quantity", value: "4" },
          { name: "note", value: "需要随货的质检报告。" },
        ]
      : [{ name: rest.kind === "advice" ? "content" : "note", value: CUSTOM_AMOUNT }],
    answer: rest.answeredAt === null ? "" : "您好，感谢您的询价，价格含税含运费，两周内发货。",
    quote: hasQuote
      ? {
          productCode: "E809056-200L",
          itemCode: "E809056",
          name: ethanol,
          pack: "200L",
          price: PRICE,
          quantity: QUANTITY,
          total: times(PRICE, QUANTITY),
          lastDay: quoteState === "expired" ? "2026-09-30" : "2026-12-31",
          state: quoteState,
        }
      : null,
  };
}
