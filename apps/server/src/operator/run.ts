import { CommandError, parseArguments } from "../command-line.ts";
import type { Database } from "../database/database.ts";
import { type Options, type Step, steps } from "./steps.ts";

export const help = `Processes orders by the rules of the shop, also while the shop runs.

  operator orders                    lists the newest orders
      --waiting WHAT                 only orders that wait for payment, review, shipping or invoice
      --customer EMAIL               only orders of this customer
      --limit N                      at most N orders; the default is 20
  operator show ORDER                shows an order, its lines and its history
  operator paid ORDER                records the bank transfer for an order and its related order
  operator review ORDER              reviews a paid order and its related order, which earns points
  operator ship ORDER --company NAME --number NUMBER
      --line CODE=QUANTITY[@BATCH]   ships only this line; may be repeated; the default is all unshipped lines
  operator terminate ORDER CODE      terminates the unshipped part of a line and refunds it
  operator refund ORDER CODE N       refunds N returned pieces of a line
  operator invoice ORDER             issues an invoice for everything not invoiced yet
      --sent                         only for the shipped part
  operator close ORDER               cancels an unreviewed order; terminates the unshipped part of any other
  operator convert EMAIL GRAINS      converts a customer's points into grains, at 100 points each

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
      line: { type: "string", multiple: true },
      sent: { type: "boolean" },
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

/** Runs a command and returns its output, line by line. */
export async function runCommand(
  database: Database,
  { step, words, options }: Command,
  now: number,
): Promise<readonly string[]> {
  return step.run(database, { words, options, now });
}
