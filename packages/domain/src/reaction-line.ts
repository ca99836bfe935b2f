import { isOwnAmount, readReactionAmount } from "./reaction-amount.ts";
import { LONGEST_REACTION_TEXT, type PlanRow } from "./reaction-plan.ts";
import { readReactionSmiles } from "./reaction-smiles.ts";

/** An amount with its unit at the end of a line, in brackets or not, before other amounts or not. */
const LAST_AMOUNT =
  /[\s,;:，；：(（]+(\d+(?:\.\d+)?\s*(?:(?:equivalents?|equivs?|eq)\.?|摩尔当量|当量|mol\s?%|mol-%|(?:m|μ|µ|u)?mol|毫摩尔?|摩尔?|(?:μ|µ|u|m)?L\s?\/\s?(?:m?mol|k?g)|(?:k|m|μ|µ|u)?g|(?:m|μ|µ|u)?L|毫克|千克|公斤|克|毫升|微升|升|vols?\.?|倍体积))\s*[)）]?$/iu;
const LIST_NUMBER = /^(?:\(\d{1,3}\)|\d{1,3}[、)]|\d{1,3}\.(?=\s|\p{L}))\s*/u;

/** The amount of a reactant, and of each product, of a reaction SMILES, which has none. */
const ONE = "1 eq";

/**
 * Reads what is pasted into a plan: a reaction SMILES, or lines of a name, number, code or SMILES with an amount: "苯甲胺 1.1 eq",
 * "DMF\t5 mL/mmol", "benzoic acid (1.22 g, 10 mmol, 1.0 equiv)". Of several amounts the first line has its own, which is that of the limiting
 * reagent, others the one that follows it.
 */
export function readReactionLines(pasted: string): PlanRow[] {
  const reaction = readReactionSmiles(pasted);
  if (reaction) {
    const rows = (smiles: readonly string[], amount: string, isProduct = false) =>
      smiles.map((text) => ({ text: text.slice(0, LONGEST_REACTION_TEXT), amount, isProduct }));
    return [
      ...rows(reaction.reactants, ONE),
      ...rows(reaction.agents, ""),
      ...rows(reaction.products, ONE, true),
    ];
  }
  return pasted
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line, at) => readReactionLine(line, at === 0));
}

function readReactionLine(line: string, isLimiting: boolean): PlanRow {
  const cells = line.split("\t").map((cell) => cell.trim());
  const inCells = cells.slice(1).filter((cell) => readReactionAmount(cell) !== undefined);
  const { text, amounts } =
    cells.length > 1 && inCells.length > 0
      ? { text: cells[0] ?? "", amounts: inCells }
      : withAmounts(line.replace(LIST_NUMBER, ""));
  const isMeant = (typed: string) => {
    const read = readReactionAmount(typed);
    return read !== undefined && isOwnAmount(read) === isLimiting;
  };
  const ofMoles = amounts.find((typed) => readReactionAmount(typed)?.of === "moles");
  const amount =
    (isLimiting ? ofMoles : undefined) ?? amounts.find(isMeant) ?? ofMoles ?? amounts[0] ?? "";
  return { text: text.slice(0, LONGEST_REACTION_TEXT), amount, isProduct: false };
}

/** A line without the amounts at its end, and these in their order. */
function withAmounts(line: string): { text: string; amounts: string[] } {
  let text = line;
  const amounts: string[] = [];
  for (;;) {
    const [all = "", amount = ""] = LAST_AMOUNT.exec(text) ?? [];
    if (amount === "" || readReactionAmount(amount) === undefined) return { text, amounts };
    amounts.unshift(amount);
    text = text.slice(0, -all.length).trimEnd();
  }
}
