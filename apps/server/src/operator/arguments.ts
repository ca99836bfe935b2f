import { Argument, InvalidArgumentError } from "@commander-js/extra-typings";
import { readCell } from "@reagent/domain/catalogue-cell";
import { isDay } from "@reagent/domain/day-range";
import { REVIEWED_FILINGS } from "@reagent/domain/filing";
import { type Fen, fen, parseYuan } from "@reagent/domain/money";
import { parseQuantity } from "@reagent/domain/quantity";

export const ORDER = "the order's number, such as MK2026112100001";
export const PARCEL = "the parcel's number, such as PK2026112100001";
export const INVOICE = "the invoice's number, such as FP2026112100001";
export const RETURN = "the return's number, such as TH2026112100001";
export const OR_FILE = "the order's number; instead of it, --file names a table of many";
export const GIFT_ORDER = "the gift order's number, such as MG2026112100001";
export const ENQUIRY = "the beginning of the enquiry's id, as the list shows it";
export const PAPER = "the beginning of the application's id, as the list shows it";
export const CODE = "the product code of a line";
export const EMAIL = "the customer's e-mail address";
export const REASON = "the reason, which the customer reads";
export const NOTE = "what the customer reads beside it, such as the number of the transfer";

/** How many rows a list has at most, where the operator says nothing else. */
export const USUAL_LIMIT = 20;
/** How many characters of an id the lists show. */
export const SHOWN_ID = 8;

const LONGEST_ANSWER = 4000;
const LONGEST_REASON = 200;
const LONGEST_NOTICE = 1000;
/** The largest amount: times the largest quantity it is below the largest amount of an order. */
const LARGEST_AMOUNT = fen(100_000_000_00);

/** One of the filings that are reviewed. */
export const filingArgument = () =>
  new Argument("<FILING>", "the kind of the filing").choices(REVIEWED_FILINGS);

/** Whether a right is given or taken away. */
export const switchArgument = () =>
  new Argument("<SWITCH>", "on gives the right, off takes it away").choices(["on", "off"] as const);

/** A whole number from 1 to 9999. Throws `InvalidArgumentError` for anything else, as all of these do. */
export function quantityOf(text: string): number {
  const quantity = parseQuantity(text);
  if (quantity === undefined)
    throw new InvalidArgumentError("Write a whole number from 1 to 9999.");
  return quantity;
}

/** A number in capitals, as they are stored. */
export const capitals = (text: string): string => text.trim().toUpperCase();

/** A number that the tax office gave an invoice. */
export function taxNumberOf(text: string): string {
  const cell = readCell("invoice-number", text);
  if (cell.kind === "faulty" || cell.text === "")
    throw new InvalidArgumentError("Write 8 to 32 digits.");
  return cell.text;
}

/** A day. */
export function dayOf(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError("Write a day such as 2026-11-21.");
  return text;
}

/** A text that is not empty. */
export function filledText(text: string): string {
  const filled = text.trim();
  if (filled === "") throw new InvalidArgumentError("It is required.");
  return filled;
}

/** The answer to an enquiry. */
export function answerText(text: string): string {
  const answer = text.trim();
  if (answer === "" || answer.length > LONGEST_ANSWER)
    throw new InvalidArgumentError(`Write an answer of at most ${LONGEST_ANSWER} characters.`);
  return answer;
}

/** What a notice about a batch says. */
export function noticeText(text: string): string {
  const notice = text.trim();
  if (notice === "" || notice.length > LONGEST_NOTICE || /\p{Cc}/u.test(notice))
    throw new InvalidArgumentError(
      `Write the notice in one line of at most ${LONGEST_NOTICE} characters: customers read it.`,
    );
  return notice;
}

/** An amount above 0, in yuan. */
export function amountOf(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === undefined || amount <= 0 || amount > LARGEST_AMOUNT)
    throw new InvalidArgumentError("Write an amount in yuan, such as 1250.50.");
  return amount;
}

/** The limit of a credit line, in yuan; 0 for none. */
export function limitOf(text: string): Fen {
  const limit = parseYuan(text);
  return limit === 0 ? limit : amountOf(text);
}

/** The reason of a refusal. */
export const reasonOf = (text: string): string => readLine(text, "reason");

/** What customers read before an order. */
export const messageOf = (text: string): string => readLine(text, "message");

/** The note of a change of money. */
export const noteOf = (text: string): string => readLine(text, "note");

function readLine(text: string, what: string): string {
  const line = text.trim();
  if (line === "" || line.length > LONGEST_REASON || /\p{Cc}/u.test(line))
    throw new InvalidArgumentError(
      `Write the ${what} in one line of at most ${LONGEST_REASON} characters: the customer reads it.`,
    );
  return line;
}
