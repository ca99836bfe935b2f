import { describe, expect, it, test } from "vitest";
import {
  COMBINED_HAZARD_STATEMENTS,
  EUROPEAN_STATEMENTS,
  HAZARD_STATEMENTS,
  hazardWording,
  LATER_HAZARD_STATEMENTS,
} from "./hazard-statements.ts";
import { HAZARD_SYMBOLS } from "./hazard-symbol.ts";
import {
  COMBINED_PRECAUTIONARY_STATEMENTS,
  LATER_PRECAUTIONARY_STATEMENTS,
  PRECAUTIONARY_STATEMENTS,
} from "./precautionary-statements.ts";
import { COMBINED_RISK_PHRASES, RISK_PHRASES, WITHDRAWN_RISK_PHRASES } from "./risk-phrases.ts";
import { COMBINED_SAFETY_PHRASES, SAFETY_PHRASES } from "./safety-phrases.ts";
import { matchesStatement, type Statements } from "./statement.ts";

const TABLES: readonly (readonly [string, Statements, number, RegExp])[] = [
  ["hazard statements", HAZARD_STATEMENTS, 72, /^H[2-4]\d\d$/u],
  ["combined hazard statements", COMBINED_HAZARD_STATEMENTS, 17, /^H3\d\d(?:\+H3\d\d){1,2}$/u],
  ["later hazard statements", LATER_HAZARD_STATEMENTS, 13, /^H2\d\d$/u],
  [
    "European statements",
    EUROPEAN_STATEMENTS,
    45,
    /^(?:EUH\d{3}A?|H3[56]\d(?:i|F?D?|f?d?|Fd|Df))$/u,
  ],
  ["precautionary statements", PRECAUTIONARY_STATEMENTS, 116, /^P[1-5]\d\d$/u],
  [
    "combined precautionary statements",
    COMBINED_PRECAUTIONARY_STATEMENTS,
    33,
    /^P\d{3}(?:\+P\d{3}){1,2}$/u,
  ],
  [
    "later combined precautionary statements",
    LATER_PRECAUTIONARY_STATEMENTS,
    20,
    /^P\d{3}(?:\+P\d{3}){1,3}$/u,
  ],
  ["risk phrases", RISK_PHRASES, 68, /^R\d\d?$/u],
  ["combined risk phrases", COMBINED_RISK_PHRASES, 57, /^R\d\d(?:\/\d\d){1,3}$/u],
  ["safety phrases", SAFETY_PHRASES, 54, /^S\d\d?$/u],
  ["combined safety phrases", COMBINED_SAFETY_PHRASES, 19, /^S\d\d?(?:\/\d\d?){1,3}$/u],
];

describe.each(TABLES)("%s (storefront §2, safety pages)", (_, table, count, code) => {
  it(`are ${count}, each with its code once`, () => {
    expect(table.size).toBe(count);
    for (const each of table.keys()) expect(each).toMatch(code);
  });

  it("have a wording in both languages without a full stop at its end", () => {
    for (const [each, { zh, en }] of table) {
      expect(zh, each).toMatch(/\p{Script=Han}/u);
      expect(zh, each).not.toMatch(/[。.]$/u);
      expect(en, each).toMatch(/^[[A-Z][^\p{Script=Han}]*[^.]$/u);
    }
  });

  it("differ in their wordings", () => {
    const wordings = [...table.values()];
    expect(new Set(wordings.map(({ zh }) => zh)).size).toBe(count);
    expect(new Set(wordings.map(({ en }) => en)).size).toBe(count);
  });
});

test("combined statements are made of statements that exist", () => {
  for (const code of COMBINED_HAZARD_STATEMENTS.keys())
    for (const part of code.split("+")) expect(HAZARD_STATEMENTS.has(part), code).toBe(true);
  for (const code of COMBINED_RISK_PHRASES.keys())
    for (const part of code.slice(1).split("/"))
      expect(RISK_PHRASES.has(`R${part}`), code).toBe(true);
  for (const code of COMBINED_SAFETY_PHRASES.keys())
    for (const part of code.slice(1).split("/"))
      expect(SAFETY_PHRASES.has(`S${part}`), code).toBe(true);
});

test("risk phrases are R1 to R68, of which R13 and R47 are withdrawn (decisions, R-phrases)", () => {
  expect([...RISK_PHRASES.keys()]).toEqual(
    Array.from({ length: 68 }, (_, index) => `R${index + 1}`),
  );
  expect([...WITHDRAWN_RISK_PHRASES]).toEqual(["R13", "R47"]);
});

test("combined phrases name the routes in their order", () => {
  expect(COMBINED_RISK_PHRASES.get("R20/21/22")).toEqual({
    zh: "吸入、皮肤接触和吞食有害",
    en: "Harmful by inhalation, in contact with skin and if swallowed",
  });
  expect(COMBINED_RISK_PHRASES.get("R39/26/28")).toEqual({
    zh: "极毒：经吸入和吞食有极严重的不可逆影响的危险",
    en: "Very toxic: danger of very serious irreversible effects through inhalation and if swallowed",
  });
  expect(COMBINED_RISK_PHRASES.get("R48/20")?.en).toBe(
    "Harmful: danger of serious damage to health by prolonged exposure through inhalation",
  );
});

test("combined precautionary statements are their parts as sentences", () => {
  expect(COMBINED_PRECAUTIONARY_STATEMENTS.get("P305+P351+P338")).toEqual({
    zh: "如进入眼睛：用水小心冲洗几分钟。如戴隐形眼镜并可方便地取出，取出隐形眼镜。继续冲洗",
    en: "IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing",
  });
  expect(LATER_PRECAUTIONARY_STATEMENTS.get("P361+P364")?.en).toBe(
    "Take off immediately all contaminated clothing and wash it before reuse",
  );
});

test("hazard statements are found in any of their tables", () => {
  for (const code of ["H225", "H301+H311", "H232", "H360FD", "EUH014"])
    expect(hazardWording(code), code).toBeDefined();
  expect(hazardWording("H999")).toBeUndefined();
});

test("the symbols of the old system are ten", () => {
  expect(Object.keys(HAZARD_SYMBOLS)).toHaveLength(10);
});

describe("the search of statements", () => {
  const wording = { zh: "吞咽或皮肤接触会中毒", en: "Toxic if swallowed or in contact with skin" };
  it.each(["H301", "h301+h311", "H301 + H311", "皮肤 中毒", "Skin toxic", "Ｈ３０１", "", "  "])(
    "finds a statement by %j",
    (query) => {
      expect(matchesStatement("H301+H311", wording, query)).toBe(true);
    },
  );
  it.each(["H302", "skin fatal", "吸入", "P301"])("does not find it by %j", (query) => {
    expect(matchesStatement("H301+H311", wording, query)).toBe(false);
  });
});
