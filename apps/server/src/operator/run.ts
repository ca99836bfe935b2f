import { CommandError, parseArguments } from "../command-line.ts";
import type { Database } from "../database/database.ts";
import { type Options, type Step, steps } from "./steps.ts";

export const help = `Moves orders on, by the same rules as the shop and while it is open.

  operator orders                    lists the newest orders
      --waiting WHAT                 only those that wait for payment, review, shipping or invoice
      --customer EMAIL               only those of a customer
      --limit N                      so many at most; 20 unless told
  operator show ORDER                tells an order, its lines and what happened to it
  operator paid ORDER                a bank transfer has come in for it, and for the one placed with it
  operator review ORDER              reviews a paid order and the one placed with it; points are earned
  operator ship ORDER --company NAME --number NUMBER
      --line CODE=QUANTITY[@BATCH]   sends this only, may be repeated; everything that waits unless told
  operator terminate ORDER CODE      calls off what of a line was not sent, and gives its money back
  operator refund ORDER CODE N       gives back the money for N that came back
  operator invoice ORDER             issues an invoice of all that has none yet
      --sent                         only of what was sent
  operator close ORDER               cancels an order that is not reviewed; calls off what of any other was not sent
  operator convert EMAIL GRAINS      turns a customer's points into so many grains, 100 points each

ORDER is an order's number, such as MK2026112100001. CODE is the product code of one of its lines. DATA_DIR or
DATABASE_URL say where the shop's data is, as they do for the shop.
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
    throw new CommandError(`${name} knows no --${stray}. --help tells more.`);
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
