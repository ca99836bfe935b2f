import { Argument, InvalidArgumentError } from "@commander-js/extra-typings";
import { REVIEWED_FILINGS } from "@reagent/domain/filing";
import { parseQuantity } from "@reagent/domain/quantity";

export const ORDER = "the order's number, such as MK2026112100001";
export const RETURN = "the return's number, such as TH2026112100001";
export const GIFT_ORDER = "the gift order's number, such as MG2026112100001";
export const ENQUIRY = "the beginning of the enquiry's id, as the list shows it";
export const PAPER = "the beginning of the application's id, as the list shows it";
export const CODE = "the product code of a line";
export const EMAIL = "the customer's e-mail address";
export const REASON = "the reason, which the customer reads";

/** How many rows a list has at most, where the operator says nothing else. */
export const USUAL_LIMIT = 20;
/** How many characters of an id the lists show. */
export const SHOWN_ID = 8;

const LONGEST_ANSWER = 4000;
const LONGEST_REASON = 200;

/** One of the filings that are reviewed. */
export const filingArgument = () =>
  new Argument("<FILING>", "the kind of the filing").choices(REVIEWED_FILINGS);

/** A whole number from 1 to 9999. Throws `InvalidArgumentError` for anything else, as all of these do. */
export function quantityOf(text: string): number {
  const quantity = parseQuantity(text);
  if (quantity === undefined)
    throw new InvalidArgumentError("Write a whole number from 1 to 9999.");
  return quantity;
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

/** The reason of a refusal. */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === "" || reason.length > LONGEST_REASON || /\p{Cc}/u.test(reason))
    throw new InvalidArgumentError(
      `Write the reason in one line of at most ${LONGEST_REASON} characters: the customer reads it.`,
    );
  return reason;
}
