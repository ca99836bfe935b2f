import { describe, expect, test } from "vitest";
import type { AnalysisResult } from "../catalogue/catalogue.ts";
import { certificateOf } from "./certificate.ts";
import type { ItemRow } from "./item-row.ts";

const item = {
  code: "E893580",
  name_zh: "乙醇",
  name_en: "Ethanol",
  specification_zh: "≥99.5%，AR",
  specification_en: "≥99.5%, AR",
  cas: "64-17-5",
  einecs: null,
  mdl: null,
  formula: "C2H6O",
  molecular_weight: "46.07",
  storage_zh: "室温",
  storage_en: "Room temperature",
} as ItemRow;

const line = (requirement: string, result: string): AnalysisResult => ({
  test: { zh: "含量", en: "Assay" },
  requirement: { zh: requirement, en: requirement },
  result: { zh: result, en: result },
});
const looks = (zh: string, en: string): AnalysisResult => ({
  test: { zh: "外观", en: "Appearance" },
  requirement: { zh: "无色透明液体", en: "Clear colourless liquid" },
  result: { zh, en },
});

/** The verdicts of the lines and the conclusion. */
function readOf(results: readonly AnalysisResult[], language: "zh" | "en") {
  const { blocks } = certificateOf(
    {
      item,
      productCode: "E893580-500mL",
      batch: {
        code: "C94128482",
        produced_at: 1_780_000_000_000,
        retest_at: 1_840_000_000_000,
        certificate: null,
        results: JSON.stringify(results),
      },
    },
    { language, publicUrl: "https://shop.example" },
  );
  const table = blocks.find((block) => block.kind === "table");
  const conclusion = blocks.findLast((block) => block.kind === "paragraph");
  const codes = blocks.find((block) => block.kind === "codes");
  return {
    address: codes?.codes[0]?.address,
    verdicts: table?.rows.map((row) => row.at(-1)) ?? [],
    conclusion: conclusion?.text,
  };
}

describe("the certificate of analysis (decisions, certificate of analysis)", () => {
  const passed = looks("符合", "Conforms");

  test("the certificate of analysis states conformity where every result meets its requirement", () => {
    const results = [passed, line("≥99.5%", "99.63%"), line("≤5 ppm", "3 ppm")];
    expect(readOf(results, "zh")).toMatchObject({
      verdicts: ["符合", "符合", "符合"],
      conclusion: "结论：符合标准。",
    });
    expect(readOf(results, "en").conclusion).toBe("Conclusion: conforms to the requirements.");
  });

  test("the certificate of analysis leads to the page of its bottle in its own language", () => {
    const page = "b/E893580-500mL/C94128482";
    expect(readOf([], "zh").address).toBe(`https://shop.example/${page}`);
    expect(readOf([], "en").address).toBe(`https://shop.example/en/${page}`);
  });

  test("the certificate of analysis does not release a batch with one result out of its limits", () => {
    const results = [passed, line("≥99.5%", "99.4%")];
    expect(readOf(results, "zh")).toMatchObject({
      verdicts: ["符合", "不符合"],
      conclusion: "结论：不符合标准，本批产品不得放行。",
    });
    expect(readOf(results, "en").conclusion).toContain("does not conform");
  });

  test("the certificate of analysis does not release a batch whose result fails in one of the languages", () => {
    expect(readOf([looks("不符合", "Yellow")], "en").conclusion).toContain("does not conform");
  });

  test.each([
    ["a result that cannot be compared", [line("≥99.5%", "not tested")], ["Not decided"]],
    ["no results", [], []],
  ])("the certificate of analysis makes no statement with %s", (_, results, verdicts) => {
    const read = readOf(results, "en");
    expect(read.verdicts).toEqual(verdicts);
    expect(read.conclusion).toContain("No statement of conformity");
    expect(read.conclusion).not.toMatch(/conforms/u);
  });
});
