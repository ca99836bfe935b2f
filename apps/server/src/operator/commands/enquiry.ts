import { fen, formatYuan } from "@reagent/domain/money";
import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { ENQUIRY } from "../arguments.ts";
import { enquiryOf } from "../enquiry.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `enquiry`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("enquiry")
    .description("shows an enquiry")
    .argument("<ENQUIRY>", ENQUIRY)
    .action((shortId) => inShop(({ database }) => showEnquiry(database.read, shortId)));

/** An enquiry with all its fields and its answer, as lines of text. Throws `CommandError` where there is none. */
async function showEnquiry(reader: Reader, shortId: string): Promise<string[]> {
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
