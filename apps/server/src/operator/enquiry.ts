import { answerEnquiry } from "../areas/enquiry/answer.ts";
import type { Reader, Tx } from "../database/database.ts";
import type { NewQuote } from "../ordering/quotes/quotes.ts";
import { CommandError } from "../settings/command-line.ts";
import type { OperatorShop } from "./operator-shop.ts";

const ID_START = /^[\da-f-]{1,36}$/u;

/** Answers an enquiry by mail, and returns what was done. Throws `CommandError` where it was answered before. */
export function sendAnswer(
  { database, now }: Pick<OperatorShop, "database" | "now">,
  shortId: string,
  answer: string,
  readQuote: (tx: Tx) => Promise<NewQuote | undefined> = async () => undefined,
): Promise<string[]> {
  return database.transact(async (tx) => {
    const { id } = await enquiryOf(tx, shortId);
    const quote = await readQuote(tx);
    const email = await answerEnquiry(tx, { enquiryId: id, answer, quote, now });
    if (email === undefined) throw new CommandError("This enquiry was answered before.");
    return [quote ? `The quote goes to ${email}.` : `The answer goes to ${email}.`];
  });
}

/** The enquiry whose id begins so. Throws `CommandError` where there is none, or more than one. */
export async function enquiryOf(reader: Reader, shortId: string) {
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
