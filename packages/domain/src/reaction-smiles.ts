import { isReaction } from "./structure-text.ts";

/** The substances of a reaction as SMILES, in the order in which they were written; a salt is one of them. */
export type ReactionSmiles = {
  readonly reactants: readonly string[];
  /** Reagents, catalysts and solvents, which are between the arrows. */
  readonly agents: readonly string[];
  readonly products: readonly string[];
};

const CHARGE = /([+-]+)(\d*)(?::\d+)?\]/gu;
/** The numbers of atoms by which reactants are mapped to products. */
const ATOM_MAP = /:\d+(?=\])/gu;

/**
 * Reads a reaction SMILES, with or without extensions of CXSMILES behind it; undefined for any other text. Ions that an extension such as
 * `|f:0.1|` groups, or that stand side by side and whose charges cancel out, are one substance. Atom maps are left out.
 */
export function readReactionSmiles(typed: string): ReactionSmiles | undefined {
  const text = typed.trim();
  const [smiles = ""] = text.split(/\s/u);
  if (smiles === "$RXN" || !isReaction(smiles)) return undefined;
  const sides = smiles.replaceAll(ATOM_MAP, "").split(">");
  const groups = groupsOf(/\|([^|]*)\|/u.exec(text)?.[1] ?? "");
  let before = 0;
  const [reactants = [], agents = [], products = []] = sides.map((side) => {
    const parts = side.split(".");
    const numbered = parts.map((part, at) => ({ part, group: groups.get(before + at) }));
    before += side === "" ? 0 : parts.length;
    return groups.size > 0 ? grouped(numbered) : withSalts(parts);
  });
  return { reactants, agents, products };
}

/** The group of each part of a reaction, by the number of the part from 0: `f:0.1,3.4` has two groups. */
function groupsOf(extensions: string): ReadonlyMap<number, number> {
  const [, list = ""] = /(?:^|,)f:(\d+(?:\.\d+)+(?:,\d+(?:\.\d+)+)*)/u.exec(extensions) ?? [];
  return new Map(
    list
      .split(",")
      .flatMap((group, at) => group.split(".").map((part) => [part, at] as const))
      .filter(([part]) => part !== "")
      .map(([part, at]) => [Number(part), at]),
  );
}

function grouped(
  parts: readonly { readonly part: string; readonly group: number | undefined }[],
): string[] {
  const found = new Map<number | string, string>();
  for (const [at, { part, group }] of parts.entries()) {
    const key = group ?? `alone ${at}`;
    const before = found.get(key);
    found.set(key, before === undefined ? part : `${before}.${part}`);
  }
  return [...found.values()].filter((part) => part !== "");
}

/** Joins ions that stand side by side and whose charges cancel out; others stay as they are. */
function withSalts(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    const end = endOfSalt(parts, at);
    found.push(parts.slice(at, end).join("."));
    at = end;
  }
  return found.filter((part) => part !== "");
}

function endOfSalt(parts: readonly string[], start: number): number {
  let charge = 0;
  for (let at = start; at < parts.length; at += 1) {
    const own = chargeOf(parts[at] ?? "");
    if (own === 0 && at > start) break;
    charge += own;
    if (charge === 0) return at + 1;
  }
  return start + 1;
}

function chargeOf(smiles: string): number {
  return [...smiles.matchAll(CHARGE)].reduce((sum, [, signs = "", count = ""]) => {
    const size = count === "" ? signs.length : Number(count);
    return sum + (signs.startsWith("+") ? size : -size);
  }, 0);
}
