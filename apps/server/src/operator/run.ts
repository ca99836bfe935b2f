import { CommandError, parseArguments } from "../command-line.ts";
import type { Database } from "../database/database.ts";
import { isFilling } from "../database/filling.ts";
import type { ReviewTools } from "./filings.ts";
import type { Options, Step } from "./step.ts";
import { steps } from "./steps.ts";

export const help = `Processes orders, returns, filings, papers and enquiries by the rules of the shop, and shows its figures, also while the shop
runs.

  operator orders                    lists the newest orders
      --waiting WHAT                 only orders that wait for payment, review, shipping or invoice
      --customer EMAIL               only orders of this customer
      --limit N                      at most N orders; the default is 20
  operator show ORDER                shows an order, its lines and its history
  operator paid ORDER                records the bank transfer for an order and its related order; money for a
                                     cancelled order goes to the customer's balance
  operator keep ORDER                keeps an unpaid order and its related order beyond their deadline
  operator review ORDER              reviews a paid order and its related order, which earns points
  operator ship ORDER --company NAME --number NUMBER
      --line CODE=QUANTITY[@BATCH]   ships only this line; may be repeated; the default is all unshipped lines
  operator terminate ORDER CODE      terminates the unshipped part of a line and refunds it
  operator refund ORDER CODE N       refunds N returned pieces of a line
  operator invoice ORDER             issues an invoice for everything not invoiced yet
      --sent                         only for the shipped part
  operator close ORDER               cancels an unreviewed order; terminates the unshipped part of any other
  operator convert EMAIL GRAINS      converts a customer's points into grains, at 100 points each
  operator pages                     lists the pages that were viewed most in the last 7 days
      --days N                       in the last N days, at most 30
      --limit N                      at most N pages; the default is 20
  operator sessions EMAIL            lists the browsers that a customer is logged in with
  operator log-out EMAIL             ends all sessions of a customer
  operator reseal                    encrypts ID numbers with PERSONAL_DATA_KEY that have one of
                                     FORMER_PERSONAL_DATA_KEYS
  operator filings                   lists the filings that wait for a decision
      --all                          those that were decided too
  operator filing EMAIL FILING       shows a filing, its ID numbers and the files of its documents
  operator accept EMAIL FILING       accepts a filing that waits
  operator refuse EMAIL FILING REASON
                                     refuses a filing that waits, or withdraws an accepted one
  operator returns                   lists the returns that wait for a review, for their goods or for the refund
      --all                          those that have ended too
      --customer EMAIL               only returns of this customer
      --limit N                      at most N returns; the default is 20
  operator return RETURN             shows a return, its lines and its files
  operator return-approve RETURN     approves a return, whose goods must be sent back
      --kept                         the customer keeps the goods
  operator return-refuse RETURN REASON
                                     refuses a return that is not completed
  operator return-receive RETURN     records that the goods of an approved return have arrived
  operator return-finish RETURN      completes a return, and refunds its goods
      --restock                      adds the goods to the stock
  operator return-close RETURN       closes a return whose goods have not arrived
  operator gift-orders               lists the paid gift orders that wait to be confirmed or shipped
      --all                          the others too
      --customer EMAIL               only gift orders of this customer
      --limit N                      at most N gift orders; the default is 20
  operator gift-order GIFT-ORDER     shows a gift order, its address and its gifts
  operator gift-confirm GIFT-ORDER   confirms a paid gift order
  operator gift-ship GIFT-ORDER --company NAME --number NUMBER
                                     ships a confirmed gift order
  operator gift-cancel GIFT-ORDER    cancels a gift order that is not shipped, and returns its grains
  operator enquiries                 lists the enquiries that wait for an answer
      --all                          those that were answered too
      --limit N                      at most N enquiries; the default is 20
  operator enquiry ENQUIRY           shows an enquiry
  operator answer ENQUIRY TEXT       answers an enquiry by mail, once
  operator enquiry-quote ENQUIRY CODE TEXT --price YUAN --quantity N --until DAY
                                     answers an enquiry by mail, once, with a quote: the customer can order N packs
                                     with the product code CODE at YUAN each, once, until DAY, such as 2026-12-31
  operator papers                    lists the applications for the paper award that wait for a decision
      --all                          those that were decided too
      --limit N                      at most N applications; the default is 20
  operator paper PAPER               shows an application
  operator paper-accept PAPER        accepts an application that waits
  operator paper-refuse PAPER REASON refuses an application that waits; its article can be entered again
  operator building-blocks CATEGORIES
                                     chooses the categories of the page of building blocks, by their ids with
                                     commas between them, as they are in the addresses of the categories

FILING is explosive, drug or university. The customer gets a mail about a decision, with the reason of a refusal.
ENQUIRY is the beginning of an enquiry's id, as the list shows it.
PAPER is the beginning of an application's id; the customer gets a mail about the decision.
GIFT-ORDER is a gift order's number, such as MG2026112100001.
RETURN is a return's number, such as TH2026112100001; the customer sees the reason of a refusal.
ORDER is an order's number, such as MK2026112100001. CODE is the product code of one of its lines. DATA_DIR or
DATABASE_URL names the shop's data, as for the shop itself.
`;

export interface Command {
  readonly step: Step;
  /** The positional arguments after the step's name. */
  readonly words: readonly string[];
  readonly options: Options;
}

/** Parses the command line; undefined for help. Throws `CommandError`. */
export function parseCommand(args: readonly string[]): Command | undefined {
  const { positionals, values } = parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      waiting: { type: "string" },
      customer: { type: "string" },
      limit: { type: "string" },
      company: { type: "string" },
      number: { type: "string" },
      price: { type: "string" },
      quantity: { type: "string" },
      until: { type: "string" },
      line: { type: "string", multiple: true },
      sent: { type: "boolean" },
      days: { type: "string" },
      all: { type: "boolean" },
      kept: { type: "boolean" },
      restock: { type: "boolean" },
    },
  });
  const [name, ...words] = positionals;
  if (values.help || name === undefined) {
    return undefined;
  }
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (!step) {
    throw new CommandError(`There is no step ${name}. --help names those that there are.`);
  }
  if (words.length !== step.words.length) {
    throw new CommandError(`Write: operator ${[name, ...step.words].join(" ")}`);
  }
  const { help: _, ...options } = values;
  const stray = (Object.keys(options) as (keyof Options)[]).find(
    (option) => !step.options.includes(option),
  );
  if (stray) {
    throw new CommandError(`${name} knows no --${stray}. See --help.`);
  }
  return { step, words, options };
}

/** Runs a command and returns its output, line by line. Throws `CommandError` while the first start fills the database. */
export async function runCommand(
  database: Database,
  { step, words, options }: Command,
  now: number,
  tools: ReviewTools,
): Promise<readonly string[]> {
  if (await isFilling(database.read))
    throw new CommandError(
      "The shop still fills its data. Try again once it has printed its address; if it was stopped before, start it again.",
    );
  return step.run(database, { words, options, now, tools });
}
