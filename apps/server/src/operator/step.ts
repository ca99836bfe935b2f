import type { TransitionContext } from "../areas/order/transitions/loaded-order.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import type { ReviewTools } from "./filings.ts";
import { quantityOf } from "./parcels.ts";

/** The options of all steps. */
export interface Options {
  readonly waiting?: string | undefined;
  readonly customer?: string | undefined;
  readonly limit?: string | undefined;
  readonly company?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly until?: string | undefined;
  readonly number?: string | undefined;
  readonly line?: readonly string[] | undefined;
  readonly sent?: boolean | undefined;
  readonly days?: string | undefined;
  readonly all?: boolean | undefined;
  readonly kept?: boolean | undefined;
  readonly restock?: boolean | undefined;
}

interface StepInput {
  readonly words: readonly string[];
  readonly options: Options;
  readonly now: number;
  readonly tools: ReviewTools;
}

/** A step of the operator and its output. */
export interface Step {
  /** The names of the required positional arguments. */
  readonly words: readonly string[];
  readonly options: readonly (keyof Options)[];
  run(database: Database, input: StepInput): Promise<readonly string[]>;
}

export type Steps = Readonly<Record<string, Step>>;

/** What a step does to one thing, by its id; returns what it says of it. */
type Change = (tx: Tx, id: string, asked: StepInput & TransitionContext) => Promise<string>;

interface Changed {
  /** The name of the first argument, which names the thing. */
  readonly word: string;
  readonly idOf: (reader: Reader, word: string) => Promise<string>;
  readonly show: (reader: Reader, id: string, tools: ReviewTools) => Promise<readonly string[]>;
}

/** Makes steps that each change one thing in one transaction, and show it afterwards. */
export function changing({ word, idOf, show }: Changed) {
  return (
    words: readonly string[],
    change: Change,
    options: readonly (keyof Options)[] = [],
  ): Step => ({
    words: [word, ...words],
    options,
    run: (database, input) =>
      database.transact(async (tx) => {
        const id = await idOf(tx, input.words[0] ?? "");
        const done = await change(tx, id, { ...input, language: "en" });
        return [done, "", ...(await show(tx, id, input.tools))];
      }),
  });
}

const USUAL_LIMIT = 20;

/** How many rows a list has at most. */
export const limitOf = (text: string | undefined): number =>
  text === undefined ? USUAL_LIMIT : quantityOf(text);

/** The carrier or the tracking number; throws where it is missing. */
export function requiredOption(options: Options, name: "company" | "number"): string {
  const value = options[name]?.trim() ?? "";
  if (value === "") {
    throw new CommandError(`Pass --${name}: the carrier and its number are required.`);
  }
  return value;
}
