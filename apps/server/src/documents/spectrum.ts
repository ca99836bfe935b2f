import type { SpectrumCurve } from "@reagent/domain/spectrum-curve";
import type { Selectable } from "kysely";
import type { Language, LocalizedText } from "../basics/language.ts";
import { inLanguage } from "../basics/language.ts";
import type { SpectrumKind } from "../database/schema-catalogue.ts";
import type { Schema } from "../database/schema.ts";
import type { Peak, Plot, Sheet } from "../ports/documents/sheet.ts";
import { identityFacts } from "./identity.ts";
import type { ItemRow } from "./item-row.ts";
import { factsOf, framed } from "./words.ts";

const batch: LocalizedText = { zh: "批号", en: "Batch" };

const conditions: LocalizedText = { zh: "测试条件", en: "Conditions" };

const titles: Readonly<Record<SpectrumKind, LocalizedText>> = {
  nmr: { zh: "核磁共振氢谱（¹H NMR）", en: "¹H NMR Spectrum" },
  infrared: { zh: "红外光谱（IR）", en: "Infrared Spectrum" },
  hplc: { zh: "高效液相色谱图（HPLC）", en: "HPLC Chromatogram" },
  gc: { zh: "气相色谱图（GC）", en: "GC Chromatogram" },
};

/** The spectrum of an item, drawn from its stored curve or peaks. */
export function spectrumOf(
  item: ItemRow,
  row: Selectable<Schema["spectra"]>,
  language: Language,
): Sheet {
  const peaks = JSON.parse(row.peaks) as readonly Peak[];
  return framed(language, titles[row.kind], [
    { kind: "facts", facts: identityFacts(item, language) },
    {
      kind: "facts",
      facts: factsOf(language, [
        [batch, row.batch_code],
        [conditions, inLanguage(row, "conditions", language)],
      ]),
    },
    {
      kind: "plot",
      plot: withCurve(plotOf(row.kind, peaks, language), row.curve),
    },
  ]);
}

/** A plot of a recorded curve where there is one: its peaks are labels then. */
function withCurve(plot: Plot, stored: string | null): Plot {
  const curve = stored === null ? null : (JSON.parse(stored) as SpectrumCurve | null);
  if (!curve) return plot;
  const [low, high] = [Math.min(curve.first, curve.last), Math.max(curve.first, curve.last)];
  const isReversed = plot.from > plot.to;
  const values = curve.first > curve.last === isReversed ? curve.values : curve.values.toReversed();
  return {
    ...plot,
    from: isReversed ? high : low,
    to: isReversed ? low : high,
    isInverted: false,
    heights: values,
  };
}

function plotOf(kind: SpectrumKind, peaks: readonly Peak[], language: Language): Plot {
  if (kind === "nmr") {
    const highest = Math.max(10, ...peaks.map((peak) => peak.position + 1));
    return { axis: "δ / ppm", from: highest, to: 0, halfWidth: 0.012, isInverted: false, peaks };
  }
  if (kind === "infrared") {
    const axis = language === "zh" ? "波数 / cm⁻¹" : "Wavenumber / cm⁻¹";
    return { axis, from: 4000, to: 400, halfWidth: 14, isInverted: true, peaks };
  }
  const last = Math.max(10, ...peaks.map((peak) => peak.position * 1.2));
  const axis = language === "zh" ? "时间 / min" : "Time / min";
  return { axis, from: 0, to: last, halfWidth: last / 400, isInverted: false, peaks };
}
