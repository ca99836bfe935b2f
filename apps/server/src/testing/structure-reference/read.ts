import { existsSync, readFileSync } from "node:fs";
import { demoCatalogue } from "../demo.ts";

/** The molecules of the demo and of `molecules.txt`, the patterns, and the places of the molecules that RDKit finds for each pattern. */
export interface Reference {
  readonly molecules: readonly string[];
  readonly patterns: readonly { readonly notation: "smiles" | "smarts"; readonly text: string }[];
  readonly hits: readonly (readonly number[])[];
}

export async function readReference(): Promise<Reference> {
  const { substances } = await demoCatalogue();
  const demo = new Set(substances.flatMap(({ smiles }) => (smiles === null ? [] : [smiles])));
  const molecules = [...demo, ...linesOf("molecules.txt")];
  return {
    molecules,
    patterns: linesOf("patterns.tsv").map((line) => {
      const [notation, text = ""] = line.split("\t");
      return { notation: notation === "smarts" ? "smarts" : "smiles", text };
    }),
    hits: linesOf("hits.txt").map((line) => {
      const bits = Buffer.from(line, "base64");
      return [...molecules.keys()].filter((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0);
    }),
  };
}

function linesOf(name: string): string[] {
  const file = new URL(name, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").trimEnd().split("\n");
}
