import { describe, expect, it } from "vitest";
import { PICTOGRAMS, hazardStatements, listedStatement, pictograms, signalWord } from "./ghs.ts";

/** Every hazard code of the substances that the catalogue is made from. */
const CATALOGUE_CODES =
  "H224 H225 H226 H228 H241 H242 H250 H251 H252 H260 H261 H271 H272 H290 H300 H301 H302 H304 H310 H311 H312 H314 " +
  "H315 H317 H318 H319 H330 H331 H332 H334 H335 H336 H340 H341 H350 H351 H360 H361 H362 H370 H371 H372 H373 H400 " +
  "H410 H411 H412 H420 EUH014 EUH019 EUH031 EUH032";

describe("hazard statements (storefront §2, safety pages)", () => {
  it("hazard statements have a wording in both languages for every code of the catalogue", () => {
    const statements = hazardStatements(CATALOGUE_CODES);
    expect(statements).toHaveLength(52);
    for (const { code, wording } of statements) {
      expect(wording?.zh, code).toMatch(/^[\p{Script=Han}，；]+$/u);
      expect(wording?.en, code).toMatch(/^[A-Z][A-Za-z ;-]+$/u);
    }
  });

  it("hazard statements are read from a list, each once", () => {
    expect(hazardStatements("H225; H319;H225")).toEqual([
      {
        code: "H225",
        wording: { zh: "高度易燃液体和蒸气", en: "Highly flammable liquid and vapour" },
      },
      { code: "H319", wording: { zh: "造成严重眼刺激", en: "Causes serious eye irritation" } },
    ]);
  });

  it("hazard statements are read in any way of writing codes", () => {
    expect(hazardStatements("H301 + 311、EUH 032").map(({ code }) => code)).toEqual([
      "H301+H311",
      "EUH032",
    ]);
  });

  it("hazard statements have the wording of the combination or the suffix", () => {
    expect(hazardStatements("H301+H311")[0]?.wording?.zh).toBe("吞咽或皮肤接触会中毒");
    expect(hazardStatements("H360FD")[0]?.wording?.en).toBe(
      "May damage fertility. May damage the unborn child",
    );
  });

  it("hazard statements have the wording of the parts in a combination that no regulation has, without an unknown suffix", () => {
    expect(hazardStatements("H301+H315")[0]?.wording?.zh).toBe("吞咽会中毒；造成皮肤刺激");
    expect(hazardStatements("H340X")[0]?.wording?.en).toBe("May cause genetic defects");
  });

  it.each([
    ["H225", "H225"],
    ["H301+H311", "H301+H311"],
    ["H360FD", "H360FD"],
    ["H301+H315", "H301"],
    ["H340X", "H340"],
    ["H999", undefined],
    ["nonsense", undefined],
  ])("lists the hazard statement %s under %s", (code, listed) => {
    expect(listedStatement(code)).toBe(listed);
  });

  it("include an unknown code without a wording", () => {
    expect(hazardStatements("H999;H301+H999;nonsense;")).toEqual([
      { code: "H999", wording: undefined },
      { code: "H301+H999", wording: undefined },
    ]);
  });
});

describe("pictograms and signal words (storefront §2, safety pages)", () => {
  it("has nine pictograms", () => {
    expect(Object.keys(PICTOGRAMS)).toHaveLength(9);
  });

  it("pictograms and signal words are read in order, each once, without unknown ones", () => {
    expect(pictograms("GHS07;GHS02;GHS07;GHS10;toString")).toEqual(["GHS02", "GHS07"]);
    expect(pictograms("")).toEqual([]);
  });

  it.each([
    ["danger", "danger"],
    ["Warning", "warning"],
    ["危险", "danger"],
    ["警告", "warning"],
    ["", "none"],
    ["hazard", "none"],
  ])("names %j %s", (text, expected) => {
    expect(signalWord(text)).toBe(expected);
  });
});
