import { writeFileSync } from "node:fs";
import type { Batch, Item, Peak, Spectrum } from "@reagent/server/catalogue/catalogue";
import { Molecule } from "openchemlib";
import { demoCatalogue } from "../catalogue.ts";
import { bandsOf } from "./bands.ts";
import { between, isOneIn } from "./hash.ts";
import { protonsOf } from "./protons.ts";

/** The file that this program writes. */
export const SPECTRA = new URL("../goods/spectra.csv", import.meta.url);

/** A row of the file. */
interface Row {
  readonly item: string;
  readonly kind: Spectrum["kind"];
  readonly peaks: readonly Peak[];
}

/**
 * The spectra of an item, all computed and none measured, and so of no batch: proton spectrum and infrared bands from the groups in the
 * structure, a chromatogram from the content that the newest certificate states.
 */
function spectraOf({ code: item, batches, hasNmr }: Item, smiles: string | null): Row[] {
  const spectra: Row[] = [];
  const [newest] = batches;
  if (!newest) return spectra;
  const hasInfrared = isOneIn(7, `infrared ${item}`);
  const molecule =
    smiles !== null && (hasNmr || hasInfrared) ? Molecule.fromSmiles(smiles) : undefined;
  if (molecule && hasNmr) spectra.push({ item, kind: "nmr", peaks: protonsOf(molecule) });
  if (molecule && hasInfrared) spectra.push({ item, kind: "infrared", peaks: bandsOf(molecule) });
  const assay = assayOf(newest);
  if (assay && isOneIn(3, `chromatogram ${item}`)) {
    const peaks = chromatogram(item, assay.percent);
    spectra.push({ item, kind: assay.kind, peaks });
  }
  return spectra;
}

/** The content that a certificate states by chromatography; undefined where it does not. */
function assayOf({ results }: Batch): { kind: "gc" | "hplc"; percent: number } | undefined {
  for (const { test, result } of results) {
    const [, method] = /^Assay \((GC|HPLC)\)$/u.exec(test.en) ?? [];
    if (method === undefined || !result.en.endsWith("%")) continue;
    return { kind: method === "GC" ? "gc" : "hplc", percent: Number.parseFloat(result.en) };
  }
  return undefined;
}

/** The main peak, and one to three small ones that share the rest to 100 percent. */
function chromatogram(item: string, percent: number): Peak[] {
  const count = between(1, 3, `impurities ${item}`);
  const position = between(40, 140, `retention ${item}`) / 10;
  const small = Array.from({ length: count }, (_, at): Peak => {
    const shift = between(6, 30, `impurity ${item} ${String(at)}`) / 10;
    return {
      position: tenths(at % 2 === 0 ? position + shift : Math.max(1, position - shift)),
      intensity: (100 - percent) / 100 / count,
    };
  });
  return [...small, { position, intensity: 1, label: `${String(percent)}%` }].toSorted(
    (one, other) => one.position - other.position,
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The text of `spectra.csv`. */
export async function spectraFile(): Promise<string> {
  const { items, substances } = await demoCatalogue();
  const smiles = new Map(substances.map((substance) => [substance.key, substance.smiles]));
  const rows = items.flatMap((item) => spectraOf(item, smiles.get(item.substance) ?? null));
  const lines = rows.map(({ item, kind, peaks }) => {
    const written = peaks.map(({ position, intensity, label }) =>
      [position, intensity, label].filter((part) => part !== undefined).join(" "),
    );
    return [item, kind, written.join("; ")].join(",");
  });
  return `${["item_code,kind,peaks", ...lines].join("\n")}\n`;
}

if (import.meta.main) writeFileSync(SPECTRA, await spectraFile());
