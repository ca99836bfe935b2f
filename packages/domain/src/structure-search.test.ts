import { describe, expect, it } from "vitest";
import {
  isMolfile,
  parseInchiKey,
  similarityThreshold,
  withoutRepeatedParts,
} from "./structure-search.ts";

describe("parseInchiKey", () => {
  it("reads a key in any case, with its name before it", () => {
    const key = "LFQSCWFLJHTTHZ-UHFFFAOYSA-N";
    expect(parseInchiKey(key)).toBe(key);
    expect(parseInchiKey(` inchikey=${key.toLowerCase()} `)).toBe(key);
    expect(parseInchiKey(`InChIKey: ${key} ethyl alcohol`)).toBe(key);
    expect(parseInchiKey("KFZMGEQAYNKOFK-UHFFFAOYNA-N")).toBe("KFZMGEQAYNKOFK-UHFFFAOYSA-N");
  });

  it("reads no key from a name, a SMILES or a part of a key", () => {
    for (const text of ["ethanol", "CCO", "LFQSCWFLJHTTHZ", "LFQSCWFLJHTTHZ-UHFFFAOYSA"])
      expect(parseInchiKey(text)).toBeUndefined();
  });
});

describe("similarityThreshold", () => {
  it("similarityThreshold is 60 percent without a choice, and within its bounds", () => {
    expect([null, 0, 45, 1000].map(similarityThreshold)).toEqual([60, 30, 45, 100]);
  });
});

describe("withoutRepeatedParts", () => {
  it("withoutRepeatedParts has each part of a SMILES once, in their order", () => {
    expect(withoutRepeatedParts("CC(=O)[O-].[Ca+2].CC(=O)[O-]")).toBe("CC(=O)[O-].[Ca+2]");
    expect(withoutRepeatedParts("c1ccccc1.c1ccccc1")).toBe("c1ccccc1");
    expect(withoutRepeatedParts("[13CH4].[13CH4]")).toBe("[13CH4]");
  });

  it("leaves other texts as they are", () => {
    for (const text of [
      "",
      "CCO",
      "[Na+].[Cl-]",
      "C1.C1",
      "C%10.C%10",
      "InChI=1S/C.C",
      "vit. vit.",
      "..",
    ])
      expect(withoutRepeatedParts(text)).toBe(text);
  });
});

describe("isMolfile", () => {
  it("knows a molfile by its counts line", () => {
    expect(isMolfile("\n  demo\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n")).toBe(true);
    expect(isMolfile("\n\n\n  0  0  0     0  0            999 V3000\n")).toBe(true);
    expect(isMolfile("1  0  0  0  0  0  0  0  0  0999 V2000\n")).toBe(true);
    expect(isMolfile("CCO V2000")).toBe(false);
  });
});
