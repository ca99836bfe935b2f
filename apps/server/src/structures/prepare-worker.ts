import { runAfterRequests } from "../basics/thread-priority.ts";
import { eachText } from "./each-text.ts";
import { describeStructure } from "./fingerprint.ts";
import { packPoints } from "./points.ts";
import { type PreparedStructure, unsearchedRow } from "./prepared.ts";
import { openRdkit } from "./rdkit.ts";
import { drawWithAtoms } from "./structure.ts";

runAfterRequests();
let rdkit = await openRdkit();

export const calculate = eachText(prepare);

async function prepare(smiles: string): Promise<PreparedStructure> {
  const drawn = draw(smiles);
  const points = packPoints(drawn?.atoms ?? []);
  const record = await describe(smiles);
  const svg = drawn?.svg ?? null;
  if (!record) return { svg, row: unsearchedRow(smiles, points) };
  const { canonical, atoms, bits, partKey, activePart, inchiKey } = record;
  const row = {
    smiles,
    canonical,
    atoms,
    bits: Buffer.from(bits).toString("base64"),
    part_key: partKey,
    active_part: activePart,
    inchi_key: inchiKey,
    points,
  };
  return { svg, row };
}

function draw(smiles: string): ReturnType<typeof drawWithAtoms> | undefined {
  try {
    return drawWithAtoms(smiles);
  } catch {
    return undefined;
  }
}

async function describe(smiles: string) {
  try {
    return describeStructure(rdkit, smiles);
  } catch {
    rdkit = await openRdkit();
    return undefined;
  }
}
