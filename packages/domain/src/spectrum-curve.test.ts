import { expect, it } from "vitest";
import type { Jcamp } from "./jcamp.ts";
import { convertSpectrum } from "./spectrum-curve.ts";

const NOTHING = { frequency: undefined, offset: undefined, peaks: [] };
const infrared: Jcamp = {
  ...NOTHING,
  dataType: "INFRARED SPECTRUM",
  xUnits: "1/CM",
  yUnits: "TRANSMITTANCE",
  curve: { first: 4000, last: 400, values: [100, 90, 20, 90, 100, 40, 100] },
};

it("an infrared spectrum has the deepest places of its transmittance as peaks", () => {
  expect(convertSpectrum("infrared", infrared)).toEqual({
    kind: "converted",
    spectrum: {
      curve: { first: 4000, last: 400, values: [1, 0.875, 0, 0.875, 1, 0.25, 1] },
      peaks: [
        { position: 2800, intensity: 1 },
        { position: 1000, intensity: 0.75 },
      ],
    },
  });
});

it("an NMR spectrum in hertz is converted into shifts by its frequency and offset", () => {
  const nmr: Jcamp = {
    ...NOTHING,
    dataType: "NMR SPECTRUM",
    xUnits: "HZ",
    yUnits: "ARBITRARY UNITS",
    frequency: 400,
    offset: 11,
    curve: { first: 4800, last: 0, values: [0, 0, 4, 0] },
  };
  expect(convertSpectrum("nmr", nmr)).toMatchObject({
    spectrum: { curve: { first: 11, last: -1 }, peaks: [{ position: 3, intensity: 1 }] },
  });
  expect(convertSpectrum("nmr", { ...nmr, dataType: "NMR FID" })).toEqual({ kind: "axis" });
});

it("a chromatogram in seconds is converted into minutes", () => {
  const gc = { ...infrared, dataType: "GC", xUnits: "SECONDS", curve: undefined };
  const peaks = [
    { position: 90, height: 20 },
    { position: 180, height: 80 },
  ];
  expect(convertSpectrum("gc", { ...gc, peaks })).toEqual({
    kind: "converted",
    spectrum: {
      curve: null,
      peaks: [
        { position: 3, intensity: 1 },
        { position: 1.5, intensity: 0.25 },
      ],
    },
  });
});

it.each(["nmr", "hplc", "gc"] as const)("a file of wavenumbers is no %s spectrum", (kind) => {
  expect(convertSpectrum(kind, infrared)).toEqual({ kind: "axis" });
});

it("a long curve keeps its narrow peaks", () => {
  const values = Array.from({ length: 100_000 }, (_, at) => (at === 60_001 ? 9 : at % 2));
  const converted = convertSpectrum("infrared", {
    ...infrared,
    yUnits: "ABSORBANCE",
    curve: { first: 0, last: 99_999, values },
  });
  const curve = converted.kind === "converted" ? converted.spectrum.curve : null;
  expect(curve?.values).toHaveLength(2800);
  expect(Math.max(...(curve?.values ?? []))).toBe(1);
});
