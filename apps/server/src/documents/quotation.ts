import { shop } from "@reagent/api/contract/shop";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { formatAddress } from "@reagent/domain/address-line";
import { type EnquiryFields, enquiryNumber } from "@reagent/domain/enquiry";
import { fen, formatYuan, times } from "@reagent/domain/money";
import { vatPermille } from "@reagent/domain/vat";
import { afterDay, dayOf } from "../basics/day.ts";
import { inLanguage, type Language, type LocalizedText } from "../basics/language.ts";
import { placeOfRegions } from "../catalogue/regions.ts";
import type { Reader } from "../database/database.ts";
import type { Block, Sheet } from "../ports/documents/sheet.ts";
import { joined, paperSheet, taxedTotal, words as paperWords } from "./order-paper.ts";
import { documentWords, factsOf } from "./words.ts";

const words = {
  title: { zh: "报价单", en: "Quotation" },
  number: { zh: "报价编号", en: "Quotation number" },
  asked: { zh: "询价日期", en: "Enquired on" },
  quoted: { zh: "报价日期", en: "Quoted on" },
  validUntil: { zh: "有效期至", en: "Valid until" },
  inShanghai: { zh: "（北京时间）", en: " (China Standard Time)" },
  status: { zh: "状态", en: "Status" },
  company: { zh: "客户单位", en: "Organisation" },
  contact: { zh: "联系人", en: "Contact" },
  email: { zh: "邮箱", en: "E-mail" },
  address: { zh: "客户地址", en: "Address" },
  neededBy: { zh: "需要时间", en: "Needed by" },
  sellerContact: { zh: "销售联系方式", en: "Sales contact" },
  calculated: {
    zh: "下单时按运费规则计算。",
    en: "Calculated when the order is placed.",
  },
  answer: { zh: "报价说明", en: "Our answer" },
} satisfies Record<string, LocalizedText>;

/** The quotation that answers an enquiry, in whatever state its quote is; undefined where it has none (decisions, quotes). */
export async function quotationSheet(
  reader: Reader,
  enquiryId: string,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<Sheet | undefined> {
  const quote = await findQuote(reader, enquiryId);
  if (!quote) return undefined;
  return paperSheet(
    reader,
    {
      title: words.title,
      blocks: [
        { kind: "facts", facts: factsOf(language, head(quote, { language, now })) },
        ...goods(quote, language),
        { kind: "heading", text: words.answer[language] },
        { kind: "paragraph", text: quote.answer },
      ],
    },
    language,
  );
}

type Quoted = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

const findQuote = (reader: Reader, enquiryId: string) =>
  reader
    .selectFrom("quotes")
    .innerJoin("enquiries", "enquiries.id", "quotes.enquiry_id")
    .leftJoin("customers", "customers.id", "enquiries.customer_id")
    .leftJoin("orders", "orders.id", "quotes.order_id")
    .leftJoin("packs", "packs.code", "quotes.product_code")
    .leftJoin("items", "items.id", "packs.item_id")
    .select(["enquiries.id", "enquiries.email", "enquiries.content", "enquiries.answer"])
    .select(["enquiries.created_at as asked_at", "quotes.created_at as quoted_at"])
    .select(["quotes.product_code", "quotes.price", "quotes.quantity", "quotes.last_day"])
    .select(["customers.user_name", "customers.company", "customers.mobile"])
    .select(["orders.code as order_code", "packs.pack", "items.cas"])
    .select(["items.name_zh", "items.name_en"])
    .select(["items.specification_zh", "items.specification_en"])
    .where("quotes.enquiry_id", "=", enquiryId)
    .executeTakeFirst();

/** Number, days and parties; the customer as the enquiry names them, or else as the account does. */
function head(
  quote: Quoted,
  { language, now }: { readonly language: Language; readonly now: number },
): (readonly [LocalizedText, string | null])[] {
  const asked = JSON.parse(quote.content) as EnquiryFields;
  const { region = "", address: street = "" } = asked;
  const place = placeOfRegions({ region, street }, language);
  return [
    [words.number, enquiryNumber(quote.id)],
    [words.asked, dayOf(quote.asked_at)],
    [words.quoted, dayOf(quote.quoted_at)],
    [words.validUntil, `${quote.last_day}${words.inShanghai[language]}`],
    [words.status, statusOf(quote, now)?.[language] ?? ""],
    [paperWords.order, quote.order_code],
    [words.company, asked.company || quote.company],
    [words.contact, asked.name || asked.contact || quote.user_name],
    [
      paperWords.mobile,
      joined(asked.mobile || asked.phone || quote.mobile || "", asked.landline ?? ""),
    ],
    [words.email, quote.email],
    [words.address, joined(formatAddress(place, language), asked.zip ?? "")],
    [words.neededBy, asked.neededBy ?? ""],
    [paperWords.seller, joined(shop.company.name[language], shop.company.address[language])],
    [words.sellerContact, joined(shop.hotlines[0], shop.salesEmail)],
    [
      paperWords.account,
      joined(shop.bank.holder[language], shop.bank.name[language], shop.bank.account),
    ],
  ];
}

/** Why it cannot be ordered. That it is accepted is not said: it changes with the cart. */
function statusOf(quote: Quoted, now: number): LocalizedText | undefined {
  if (quote.order_code !== null) return enquiryMessages.quoteOrdered;
  if (now >= afterDay(quote.last_day)) return enquiryMessages.quoteExpired;
  return quote.pack === null ? enquiryMessages.quotedPackGone : undefined;
}

function goods(quote: Quoted, language: Language): Block[] {
  const columns = [
    documentWords.productCode,
    documentWords.name,
    documentWords.cas,
    paperWords.pack,
    paperWords.quantity,
    paperWords.price,
    paperWords.total,
  ];
  const price = fen(quote.price);
  const amount = times(price, quote.quantity);
  return [
    { kind: "heading", text: paperWords.goods[language] },
    {
      kind: "table",
      columns: columns.map((each) => each[language]),
      shares: [12, 16, 10, 7, 8, 10, 10],
      rows: [
        [
          quote.product_code,
          joined(
            inLanguage(quote, "name", language) ?? "",
            inLanguage(quote, "specification", language) ?? "",
          ),
          quote.cas ?? "",
          quote.pack ?? "",
          String(quote.quantity),
          formatYuan(price),
          formatYuan(amount),
        ],
      ],
    },
    {
      kind: "facts",
      facts: factsOf(language, [
        ...taxedTotal({ amount, vat_permille: vatPermille(shop.vatPercent) }),
        [paperWords.freight, words.calculated[language]],
        [paperWords.rounding, paperWords.rounded[language]],
      ]),
    },
  ];
}
