import { Molecule } from "openchemlib";
import type { Batch, Peak, Spectrum } from "../../catalogue/catalogue.ts";
import { bandsOf } from "./bands.ts";
import { assayOf } from "./batches.ts";
import type { Fact } from "./facts.ts";
import type { Grade } from "./grades.ts";
import { between, isOneIn } from "./hash.ts";
import { protonsOf } from "./protons.ts";

const FROM_STRUCTURE = {
  zh: "由结构计算，未经实测",
  en: "Calculated from the structure, not measured",
};
const FROM_PURITY = {
  zh: "由纯度计算，未经实测",
  en: "Calculated from the purity, not measured",
};

/**
 * The spectra of an item, all computed and none measured: proton spectra and infrared bands from the groups in the structure,
 * chromatograms from the purity.
 */
export function spectraOf(
  itemCode: string,
  fact: Fact,
  grade: Grade,
  batches: readonly Batch[],
  hasNmr: boolean,
): Spectrum[] {
  const spectra: Spectrum[] = [];
  const [newest] = batches;
  if (!newest) return spectra;
  const hasInfrared = fact.smiles !== null && isOneIn(7, `infrared ${itemCode}`);
  const molecule =
    fact.smiles !== null && (hasNmr || hasInfrared) ? Molecule.fromSmiles(fact.smiles) : null;
  if (molecule && hasNmr) {
    const peaks = protonsOf(molecule);
    spectra.push(
      ...batches.map(({ code }): Spectrum => ({
        kind: "nmr",
        batchCode: code,
        peaks,
        conditions: FROM_STRUCTURE,
      })),
    );
  }
  if (molecule && hasInfrared) {
    spectra.push({
      kind: "infrared",
      batchCode: null,
      peaks: bandsOf(molecule),
      conditions: FROM_STRUCTURE,
    });
  }
  const { purity, method } = grade;
  const isSeparated = method === "GC" || method === "HPLC";
  if (purity !== null && isSeparated && isOneIn(3, `chromatogram ${itemCode}`)) {
    const kind = method === "GC" ? "gc" : "hplc";
    spectra.push({
      kind,
      batchCode: newest.code,
      peaks: chromatogram(itemCode, Number(assayOf(newest.code, purity))),
      conditions: FROM_PURITY,
    });
  }
  return spectra;
}

/** The main peak, and one to three small ones that share the rest to 100 percent. */
function chromatogram(itemCode: string, purity: number): Peak[] {
  const count = between(1, 3, `impurities ${itemCode}`);
  const position = between(40, 140, `retention ${itemCode}`) / 10;
  const small = Array.from({ length: count }, (_, at): Peak => {
    const shift = between(6, 30, `impurity ${itemCode} ${String(at)}`) / 10;
    return {
      position: tenths(at % 2 === 0 ? position + shift : Math.max(1, position - shift)),
      intensity: (100 - purity) / 100 / count,
    };
  });
  return [...small, { position, intensity: 1, label: `${String(purity)}%` }].toSorted(
    (one, other) => one.position - other.position,
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
