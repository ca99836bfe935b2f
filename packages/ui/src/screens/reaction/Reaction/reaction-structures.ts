import { readReactionAmount } from "@reagent/domain/reaction-amount";
import type { Molecule } from "openchemlib";
import type { RowView } from "./reaction-rows.ts";
import { isBlank, type ReactionRow } from "./reaction-state.ts";

/**
 * The structures of a plan as a reaction file (CTfile formats, RXN V2000). Rows by volume, which are solvents, and rows without a structure
 * are left out. Undefined where no row is left.
 */
export async function reactionStructures(
  rows: readonly ReactionRow[],
  views: ReadonlyMap<number, RowView>,
): Promise<string | undefined> {
  // It is large, and few export structures.
  const { Molecule } = await import("openchemlib");
  const drawn = rows
    .filter((row) => !isBlank(row) && !isSolvent(row))
    .flatMap((row) => {
      const molecule = readSmiles(Molecule, views.get(row.id)?.item?.smiles || row.text);
      return molecule ? { isProduct: row.isProduct, block: molecule.toMolfile().trimEnd() } : [];
    });
  if (drawn.length === 0) return undefined;
  const [reactants, products] = [false, true].map((side) =>
    drawn.filter(({ isProduct }) => isProduct === side).map(({ block }) => block),
  ) as [string[], string[]];
  const counts = [reactants, products].map(({ length }) => String(length).padStart(3)).join("");
  const blocks = [...reactants, ...products].flatMap((block) => ["$MOL", block]);
  return ["$RXN", "", "", "", counts, ...blocks, ""].join("\n");
}

function isSolvent({ amount }: ReactionRow): boolean {
  const of = readReactionAmount(amount)?.of;
  return of === "volume-per-mole" || of === "volume-per-mass";
}

function readSmiles(molecule: typeof Molecule, smiles: string): Molecule | undefined {
  try {
    const read = molecule.fromSmiles(smiles);
    return read.getAllAtoms() > 0 ? read : undefined;
  } catch {
    // A name, or a code that the shop does not sell.
    return undefined;
  }
}
