import type { ParamsOf } from "@reagent/api/contract/endpoint";
import {
  listEnquiries,
  sendBulkEnquiry,
  sendSynthesisEnquiry,
} from "@reagent/api/contract/enquiry";
import { dayOf } from "@reagent/server/basics/day";
import type { DemoShop } from "./demo-shop.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface DemoQuote {
  readonly productCode: string;
  /** In yuan. */
  readonly price: number;
  readonly quantity: number;
  /** Days from today. */
  readonly lastDay: number;
}

interface DemoEnquiry {
  /** How many days ago it was sent. */
  readonly daysAgo: number;
  readonly send: (
    shop: DemoShop,
    made: { readonly by: string; readonly now: number },
  ) => Promise<unknown>;
  /** The answer, a day later. */
  readonly answer?: string;
  readonly quote?: DemoQuote;
}

const contact = {
  name: "林演示",
  mobile: "13800000001",
  company: "示例生物科技（上海）有限公司",
} as const;

type Bulk = Pick<
  ParamsOf<typeof sendBulkEnquiry>,
  "productName" | "casNumber" | "specification" | "pack" | "quantity"
>;

const bulk =
  (goods: Bulk & { readonly itemCode?: string; readonly note?: string }): DemoEnquiry["send"] =>
  (shop, made) =>
    shop.call(
      sendBulkEnquiry,
      {
        email: made.by,
        ...contact,
        province: "310000",
        place: "310115",
        district: "310115",
        address: "示例路 1 号 3 号楼",
        area: "",
        phone: "",
        extension: "",
        zip: "",
        fax: "",
        price: "",
        neededBy: "",
        note: "",
        itemCode: "",
        isFirst: false,
        origin: "other",
        ...goods,
      },
      made,
    );

/** One in each state: waiting, with a quote that is open, with one that is over, and answered without a quote. */
const enquiries: readonly DemoEnquiry[] = [
  {
    daysAgo: 2,
    send: bulk({
      productName: "乙腈",
      casNumber: "75-05-8",
      specification: "HPLC，≥99.9%",
      pack: "200L",
      quantity: "2",
      note: "请注明交货期。",
    }),
  },
  {
    daysAgo: 6,
    send: bulk({
      productName: "乙醇",
      itemCode: "E893581",
      casNumber: "64-17-5",
      specification: "AR，≥99.7%",
      pack: "10L",
      quantity: "4",
    }),
    answer: "您好，以下报价含税含运费，下单后两周内发货。",
    quote: { productCode: "E893581-10L", price: 880, quantity: 4, lastDay: 24 },
  },
  {
    daysAgo: 35,
    send: (shop, made) =>
      shop.call(
        sendSynthesisEnquiry,
        {
          email: made.by,
          ...contact,
          casNumber: "90-33-5",
          note: "需要 2 kg，纯度 ≥99%（HPLC），附核磁谱图。",
        },
        made,
      ),
    answer: "您好，可以合成，周期约三周。请来电确认分装规格。",
  },
  {
    daysAgo: 80,
    send: bulk({
      productName: "丙酮",
      casNumber: "67-64-1",
      specification: "AR，≥99.5%",
      pack: "20L",
      quantity: "6",
    }),
    answer: "您好，以下报价有效期 30 天。",
    quote: { productCode: "A816890-20L", price: 360, quantity: 6, lastDay: -49 },
  },
];

/** Sends the enquiries of the ordinary demo customer and answers them; the others have none. */
export async function addDemoEnquiries(shop: DemoShop, by: string, now: number): Promise<void> {
  if (by !== "demo@kedu.example") return;
  // The oldest first: the list has the newest one first.
  for (const { daysAgo, send, answer, quote } of enquiries.toReversed()) {
    const made = { by, now: now - daysAgo * DAY_MS };
    await send(shop, made);
    if (answer === undefined) continue;
    const { enquiries: sent } = await shop.call(listEnquiries, { page: 1, pageSize: 1 }, made);
    const id = sent[0]?.enquiryId ?? "";
    const answeredAt = made.now + DAY_MS;
    await (quote
      ? shop.operate(
          answeredAt,
          "enquiry-quote",
          id,
          quote.productCode,
          answer,
          ...termsOf(quote, now),
        )
      : shop.operate(answeredAt, "answer", id, answer));
  }
}

function termsOf({ price, quantity, lastDay }: DemoQuote, now: number): string[] {
  const until = dayOf(now + lastDay * DAY_MS);
  return ["--price", String(price), "--quantity", String(quantity), "--until", until];
}
