import type { Jcamp } from "./jcamp.ts";

export type SpectrumKind = "nmr" | "infrared" | "hplc" | "gc";

/** A recorded curve, as it is stored and drawn. */
export interface SpectrumCurve {
  /** The ends of its axis, in ppm, cm⁻¹ or minutes by kind. */
  readonly first: number;
  readonly last: number;
  /** From 0 to 1, with even steps. */
  readonly values: readonly number[];
}

/** A peak; its position in ppm, cm⁻¹ or minutes by kind, its intensity from 0 to 1. */
export interface SpectrumPeak {
  readonly position: number;
  readonly intensity: number;
}

/** What a spectrum is drawn from; the curve is null where only peaks are known. */
export interface DrawnSpectrum {
  readonly curve: SpectrumCurve | null;
  readonly peaks: readonly SpectrumPeak[];
}

export type ConvertedSpectrum =
  | { readonly kind: "converted"; readonly spectrum: DrawnSpectrum }
  /** The axis does not fit the kind of the spectrum: it has other units, or is that of a free induction decay. */
  | { readonly kind: "axis" };

/** As many as a printed page can show: two for each step of its width. */
const MOST_VALUES = 2800;
const MOST_PEAKS = 20;
/** Of a table of peaks. */
const MOST_LISTED_PEAKS = 200;
/** A lower peak is noise. */
const LOWEST_PEAK = 0.05;
/** The share of the axis within which there is one peak. */
const PEAK_SHARE = 0.01;

/** Converts what a JCAMP-DX file holds into a spectrum of a kind. */
export function convertSpectrum(kind: SpectrumKind, jcamp: Jcamp): ConvertedSpectrum {
  const toAxis = axisOf(kind, jcamp);
  if (!toAxis || jcamp.dataType.includes("FID")) return { kind: "axis" };
  const { curve: recorded } = jcamp;
  if (!recorded) {
    const highestFirst = [...jcamp.peaks].sort((one, other) => other.height - one.height);
    const highest = Math.max(highestFirst[0]?.height ?? 0, Number.MIN_VALUE);
    const peaks = highestFirst.slice(0, MOST_LISTED_PEAKS).map(({ position, height }) => ({
      position: rounded(toAxis(position)),
      intensity: rounded(Math.max(0, height) / highest),
    }));
    return { kind: "converted", spectrum: { curve: null, peaks } };
  }
  const values = scaled(thinned(recorded.values));
  const curve = {
    first: rounded(toAxis(recorded.first)),
    last: rounded(toAxis(recorded.last)),
    values,
  };
  const isDown = kind === "infrared" && !jcamp.yUnits.includes("ABSORBANCE");
  return { kind: "converted", spectrum: { curve, peaks: peaksIn(curve, isDown) } };
}

/** How an abscissa of the file is converted into the unit of the kind; undefined where its unit is another. */
function axisOf(
  kind: SpectrumKind,
  { xUnits, frequency, offset, curve }: Jcamp,
): ((position: number) => number) | undefined {
  const unit = xUnits.replaceAll(/[\s.]/gu, "");
  if (kind === "nmr") {
    if (unit === "PPM") return (position) => position;
    if (unit !== "HZ" || !frequency) return undefined;
    // The offset is the shift of the first point.
    const shift = offset === undefined ? 0 : offset - (curve?.first ?? 0) / frequency;
    return (position) => position / frequency + shift;
  }
  if (kind === "infrared")
    return ["1/CM", "CM-1", "CM^-1"].includes(unit) ? (position) => position : undefined;
  if (["MINUTES", "MIN", "MINUTE"].includes(unit)) return (position) => position;
  return ["SECONDS", "SEC", "S"].includes(unit) ? (position) => position / 60 : undefined;
}

/** The least and the greatest value of each step of a curve that has too many. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= MOST_VALUES) return values;
  const steps = MOST_VALUES / 2;
  return Array.from({ length: steps }, (_, step) => {
    const from = Math.floor((step * values.length) / steps);
    const own = values.slice(from, Math.floor(((step + 1) * values.length) / steps));
    const [least, greatest] = [Math.min(...own), Math.max(...own)];
    return own.indexOf(least) < own.indexOf(greatest) ? [least, greatest] : [greatest, least];
  }).flat();
}

function scaled(values: readonly number[]): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const height = greatest - least || 1;
  return values.map((value) => rounded((value - least) / height));
}

/** The highest peaks of a curve, or the deepest, that are apart from one another. */
function peaksIn({ first, last, values }: SpectrumCurve, isDown: boolean): SpectrumPeak[] {
  const heights = isDown ? values.map((value) => 1 - value) : values;
  const room = Math.max(1, Math.round(heights.length * PEAK_SHARE));
  const found = heights
    .map((height, at) => ({ height, at }))
    .filter(({ height, at }) => height >= LOWEST_PEAK && isHighest(heights, at, room))
    .sort((one, other) => other.height - one.height)
    .slice(0, MOST_PEAKS);
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ height, at }) => ({
      position: rounded(first + ((last - first) * at) / (heights.length - 1)),
      intensity: rounded(height),
    }));
}

/** Whether a value is the first of the highest within a distance. */
function isHighest(heights: readonly number[], at: number, room: number): boolean {
  const own = heights[at] ?? 0;
  const from = Math.max(0, at - room);
  return heights
    .slice(from, at + room + 1)
    .every((height, index) => (from + index < at ? height < own : height <= own));
}

const rounded = (value: number): number => Number(value.toFixed(4));
