import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import type { listEnquiries, Quote, readEnquiry } from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { enquiryMessages } from "@reagent/api/messages/enquiry";
import { formatAddress } from "@reagent/domain/address-line";
import {
  type EnquiryField,
  type EnquiryFields,
  enquirySubject,
  isEnquiryField,
} from "@reagent/domain/enquiry";
import { fen, times } from "@reagent/domain/money";
import { quoteState } from "@reagent/domain/quote";
import { sql } from "kysely";
import { afterDay } from "../../basics/day.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { placeOfRegions } from "../../catalogue/regions.ts";
import type { Reader } from "../../database/database.ts";

/**
 * The enquiries that a customer sent, and those that guests sent with the e-mail address of the account, which its activation has
 * verified (decisions, quotes).
 */
export function ownEnquiries(reader: Reader, customerId: string) {
  return reader
    .selectFrom("enquiries")
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb("enquiries.customer_id", "=", customerId),
        and([
          eb("enquiries.customer_id", "is", null),
          eb(
            sql<string>`lower(enquiries.email)`,
            "=",
            selectFrom("customers")
              .select("customers.email")
              .where("customers.id", "=", customerId),
          ),
        ]),
      ]),
    );
}

const QUOTE_COLUMNS = [
  "quotes.product_code",
  "quotes.price",
  "quotes.quantity",
  "quotes.last_day",
  "quotes.order_id",
  "packs.pack",
  "items.code as item_code",
  "items.name_zh",
  "items.name_en",
  "cart_lines.quote_id",
] as const;

/** The same with their quotes, the packs of these, and the lines of the customer's cart that have them. */
const withQuotes = (reader: Reader, customerId: string) =>
  ownEnquiries(reader, customerId)
    .leftJoin("quotes", "quotes.enquiry_id", "enquiries.id")
    .leftJoin("packs", "packs.code", "quotes.product_code")
    .leftJoin("items", "items.id", "packs.item_id")
    .leftJoin("cart_lines", (join) =>
      join
        .on("cart_lines.customer_id", "=", customerId)
        .on("cart_lines.kind", "=", "reagent")
        // A line stays when its pack is deleted, which an import may add again with another id.
        .onRef("cart_lines.product_id", "=", "packs.id")
        .onRef("cart_lines.quote_id", "=", "quotes.enquiry_id"),
    )
    .select([
      "enquiries.id",
      "enquiries.kind",
      "enquiries.content",
      "enquiries.created_at",
      "enquiries.answered_at",
      ...QUOTE_COLUMNS,
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withQuotes>["execute"]>>[number];

/** A page of the customer's enquiries, newest first. */
export async function readOwnEnquiries(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof listEnquiries>>,
  reader: Reader,
): Promise<AnswerOf<typeof listEnquiries>> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const rows = await withQuotes(reader, customer.id)
    .orderBy("enquiries.created_at", "desc")
    .orderBy("enquiries.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await ownEnquiries(reader, customer.id)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const contentOf = await contentsIn(reader, rows, language);
  return {
    enquiries: rows.map((row) => summaryOf(row, contentOf(row), now)),
    total: Number(total),
  };
}

/** An enquiry of the customer with what was written, its answer and its quote; refuses any other. */
export async function readOwnEnquiry(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof readEnquiry>>,
  reader: Reader,
): Promise<AnswerOf<typeof readEnquiry>> {
  const row = await withQuotes(reader, customer.id)
    .select(["enquiries.answer", "enquiries.email"])
    .where("enquiries.id", "=", params.enquiryId)
    .executeTakeFirst();
  if (!row) throw new Refusal(codes.notFound, enquiryMessages.noEnquiry[language]);
  const content = (await contentsIn(reader, [row], language))(row);
  const { quoteState: state, ...summary } = summaryOf(row, content, now);
  const quote = quoteOf(row);
  return {
    ...summary,
    email: row.email,
    fields: Object.entries(content)
      .filter((field): field is [EnquiryField, string] => isEnquiryField(field[0]))
      .filter(([, value]) => value !== "")
      .map(([name, value]) => ({
        name,
        value: name === "region" ? regionIn(value, language) : value,
      })),
    answer: row.answer,
    quote: quote && {
      ...quote,
      name: inLanguage(
        { name_zh: row.name_zh ?? "", name_en: row.name_en ?? "" },
        "name",
        language,
      ),
      state,
    },
  };
}

const regionIn = (region: string, language: Language) =>
  formatAddress(placeOfRegions({ region, street: "" }, language), language);

type Content = Readonly<Record<string, string>> & EnquiryFields;

/** The item code and the CAS number that were written. */
const keysIn = ({ itemCode = "", casNumber = "" }: Content) =>
  [itemCode, casNumber].filter((key) => key !== "");

/**
 * Reads what was written in some enquiries. In English, goods that were written with their Chinese name in the catalogue have the English
 * one, if they can be told by item code or CAS number; other words stay as they were written.
 */
async function contentsIn(reader: Reader, rows: readonly Row[], language: Language) {
  const contentOf = ({ content }: Row) => JSON.parse(content) as Content;
  const contents = rows.map(contentOf);
  const keys = contents.flatMap(keysIn);
  if (language === "zh" || keys.length === 0) return contentOf;
  const names = contents.map(({ productName = "" }) => productName);
  const items = await reader
    .selectFrom("items")
    .select(["code", "cas", "name_zh", "name_en"])
    .where(({ or, eb }) => or([eb("code", "in", keys), eb("cas", "in", keys)]))
    .where("name_zh", "in", names)
    .execute();
  return (row: Row): Content => {
    const content = contentOf(row);
    const written = keysIn(content);
    const item = items.find(
      ({ code, cas, name_zh }) =>
        name_zh === content.productName && (written.includes(code) || written.includes(cas ?? "")),
    );
    return item?.name_en ? { ...content, productName: item.name_en } : content;
  };
}

function summaryOf(row: Row, content: Content, now: number) {
  const quote = quoteOf(row);
  const facts = quote && {
    isOrdered: row.order_id !== null,
    isInCart: row.quote_id !== null,
    validUntil: afterDay(quote.lastDay),
  };
  return {
    enquiryId: row.id,
    kind: row.kind,
    about: enquirySubject(content),
    sentAt: row.created_at,
    answeredAt: row.answered_at,
    quoteState: facts ? quoteState(facts, now) : ("none" as const),
  };
}

function quoteOf(row: Row): Omit<Quote, "name" | "state"> | null {
  const { product_code, price, quantity, last_day } = row;
  if (product_code === null || price === null || quantity === null || last_day === null) {
    return null;
  }
  const each = fen(price);
  return {
    productCode: product_code,
    itemCode: row.item_code ?? "",
    pack: row.pack ?? "",
    price: each,
    quantity,
    total: times(each, quantity),
    lastDay: last_day,
  };
}
