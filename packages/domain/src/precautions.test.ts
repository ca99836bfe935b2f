import { expect, test } from "vitest";
import { precautionsFor } from "./precautions.ts";

const codesFor = (...hazards: string[]) => precautionsFor(hazards).map(({ code }) => code);

test("a flammable liquid that irritates the eyes", () => {
  expect(codesFor("H225", "H319")).toEqual([
    "P210",
    "P233",
    "P240",
    "P241",
    "P242",
    "P243",
    "P264",
    "P280",
    "P303+P361+P353",
    "P305+P351+P338",
    "P337+P313",
    "P403+P235",
    "P501",
  ]);
});

test.each([
  ["breathing no dust is stricter than avoiding it", ["H314", "H335"], "P260", "P261"],
  ["calling at once is stricter than calling when unwell", ["H302", "H318"], "P310", "P312"],
  ["a poison is stricter than what is harmful", ["H301", "H302"], "P301+P310", "P301+P312"],
  [
    "rinsing the mouth is part of what a corrosive asks for",
    ["H302", "H314"],
    "P301+P330+P331",
    "P330",
  ],
])("%s", (_, hazards, kept, dropped) => {
  expect(codesFor(...hazards)).toContain(kept);
  expect(codesFor(...hazards)).not.toContain(dropped);
});

test("goods without statements have no precautions", () => {
  expect(precautionsFor([])).toEqual([]);
  expect(precautionsFor(["H999"])).toEqual([]);
});

test("each statement has its words, without a blank to fill in", () => {
  const hazards = Array.from({ length: 221 }, (_, at) => `H${String(200 + at)}`);
  for (const hazard of hazards)
    for (const { code, wording } of precautionsFor([hazard])) {
      expect(wording.zh, code).not.toMatch(/…|⋯/u);
      expect(wording.en, code).not.toMatch(/…/u);
    }
});

test("what is assigned to a hazard is known", () => {
  expect(codesFor("H260")).toEqual(["P223", "P280", "P335+P334", "P402+P404", "P501"]);
  expect(codesFor("H271")).toEqual([
    "P210",
    "P220",
    "P280",
    "P283",
    "P306+P360",
    "P371+P380+P375",
    "P501",
  ]);
  expect(codesFor("H250")).toEqual(["P210", "P222", "P280", "P302+P334"]);
});
