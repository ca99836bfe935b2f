import { optionalDay } from "@reagent/domain/day-range";
import { fen, formatYuan, parseYuan } from "@reagent/domain/money";
import { parseQuantity } from "@reagent/domain/quantity";
import * as v from "valibot";
import { answerEnquiry } from "../areas/enquiry/answer.ts";
import type { NewQuote } from "../areas/enquiry/quotes.ts";
import { findPack } from "../areas/product/find-item.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import { dayOf, momentOf } from "../http/day.ts";
import { inColumns } from "./columns.ts";

/** The most characters of an answer. */
const LONGEST_ANSWER = 4000;
/** How many characters of an id the lists show. */
const SHOWN_ID = 8;
const ID_START = /^[\da-f-]{1,36}$/u;

/** The enquiries that wait for an answer, oldest first, or all, newest first, as lines of text. */
export async function listEnquiries(
  reader: Reader,
  { areAllWanted, limit }: { readonly areAllWanted: boolean; readonly limit: number },
): Promise<string[]> {
  const all = reader
    .selectFrom("enquiries")
    .select(["id", "kind", "email", "created_at", "answered_at"])
    .limit(limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("created_at", "desc").orderBy("id")
      : all.where("answered_at", "is", null).orderBy("created_at").orderBy("id")
  ).execute();
  if (rows.length === 0) return [areAllWanted ? "There are no enquiries." : "No enquiry waits."];
  return inColumns(
    rows.map(({ id, kind, email, created_at, answered_at }) => [
      id.slice(0, SHOWN_ID),
      kind,
      email,
      momentOf(created_at),
      answered_at === null ? "waits" : `answered ${momentOf(answered_at)}`,
    ]),
  );
}

/** An enquiry with all its fields and its answer, as lines of text. Throws `CommandError` where there is none. */
export async function showEnquiry(reader: Reader, shortId: string): Promise<string[]> {
  const { id, kind, email, created_at, content, answer, answered_at } = await enquiryOf(
    reader,
    shortId,
  );
  const fields = Object.entries(JSON.parse(content) as Record<string, string>);
  return [
    `${id}  ${kind}  ${email}  ${momentOf(created_at)}`,
    "",
    ...fields.flatMap(([name, value]) => [`${name}:`, ...indented(value)]),
    ...(answered_at === null
      ? []
      : ["", `Answered ${momentOf(answered_at)}:`, ...indented(answer)]),
    ...(await quoteLines(reader, id)),
  ];
}

/** What the operator answers. */
interface Answer {
  readonly shortId: string;
  readonly text: string;
  readonly now: number;
}

/** A quote as the operator writes it. */
export interface WrittenQuote {
  readonly code: string;
  readonly price: string | undefined;
  readonly quantity: string | undefined;
  readonly until: string | undefined;
}

/** Answers an enquiry by mail, and returns what was done. Throws `CommandError` where it was answered before. */
export function sendAnswer(
  database: Database,
  { shortId, text, now }: Answer,
  written?: WrittenQuote,
): Promise<string[]> {
  const answer = text.trim();
  if (answer === "" || answer.length > LONGEST_ANSWER) {
    throw new CommandError(`Write an answer of at most ${String(LONGEST_ANSWER)} characters.`);
  }
  return database.transact(async (tx) => {
    const { id } = await enquiryOf(tx, shortId);
    const quote = written && (await quoteFrom(tx, written, now));
    const email = await answerEnquiry(tx, { enquiryId: id, answer, quote, now });
    if (email === undefined) throw new CommandError("This enquiry was answered before.");
    return [quote ? `The quote goes to ${email}.` : `The answer goes to ${email}.`];
  });
}

/** The highest price of a pack that can be quoted: with the largest quantity it is below the largest amount of an order. */
const HIGHEST_PRICE = fen(100_000_000_00);

/** Reads a quote; throws `CommandError` where a part of it is invalid or no pack has the code. */
async function quoteFrom(
  tx: Tx,
  { code, price: yuan, quantity: pieces, until = "" }: WrittenQuote,
  now: number,
): Promise<NewQuote> {
  const pack = await findPack(tx, code);
  if (!pack) throw new CommandError(`There is no pack ${code}.`);
  const price = parseYuan(yuan ?? "");
  if (price === undefined || price <= 0 || price > HIGHEST_PRICE) {
    throw new CommandError("Write the price of one pack in yuan, such as --price 1250.50.");
  }
  const quantity = parseQuantity(pieces ?? "");
  if (quantity === undefined) {
    throw new CommandError("Write a whole number from 1 to 9999, such as --quantity 40.");
  }
  if (until === "" || !v.is(optionalDay, until)) {
    throw new CommandError("Write the last day of the quote, such as --until 2026-12-31.");
  }
  if (until < dayOf(now)) throw new CommandError(`${until} is over.`);
  return { productCode: pack.code, price, quantity, lastDay: until };
}

/** The quote of an enquiry as lines of text; none where it has none. */
async function quoteLines(reader: Reader, enquiryId: string): Promise<string[]> {
  const quote = await reader
    .selectFrom("quotes")
    .leftJoin("orders", "orders.id", "quotes.order_id")
    .select(["product_code", "price", "quantity", "last_day", "orders.code"])
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst();
  if (!quote) return [];
  const { product_code, price, quantity, last_day, code } = quote;
  const terms = `${product_code}  ${quantity} × ${formatYuan(fen(price))}  until ${last_day}`;
  return ["", "Quote:", `  ${terms}${code === null ? "" : `  ordered ${code}`}`];
}

const indented = (text: string) => text.split("\n").map((each) => `  ${each}`);

/** The enquiry whose id begins so. Throws `CommandError` where there is none, or more than one. */
async function enquiryOf(reader: Reader, shortId: string) {
  const [row, another] = ID_START.test(shortId)
    ? await reader
        .selectFrom("enquiries")
        .selectAll()
        .where("id", "like", `${shortId}%`)
        .limit(2)
        .execute()
    : [];
  if (!row) throw new CommandError(`There is no enquiry ${shortId}.`);
  if (another) throw new CommandError(`Several enquiries begin with ${shortId}.`);
  return row;
}
