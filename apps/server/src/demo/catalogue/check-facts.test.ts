import { describe, expect, test } from "vitest";
import { factFaults } from "./check-facts.ts";
import { readFactTables } from "./fact-tables.ts";
import type { FactTables } from "./fact-tables.ts";
import { solutionFaults, transportFaults } from "./hazard-rules.ts";
import { inHillOrder } from "./structure-rules.ts";
import { parseTable } from "./tables.ts";

const tables = readFactTables();

/** The tables with one row of one of them changed. */
function changed<Name extends keyof FactTables>(
  name: Name,
  key: string,
  change: Partial<FactTables[Name][number]>,
): FactTables {
  const rows = tables[name].map((row) =>
    Object.values(row)[0] === key ? { ...row, ...change } : row,
  );
  return { ...tables, [name]: rows };
}

/** Only the named rows: structures are slow to read. */
function only(cas: string[], from: FactTables): FactTables {
  const isWanted = (row: { readonly cas: string }) => cas.includes(row.cas);
  return {
    ...from,
    substances: from.substances.filter(isWanted),
    properties: from.properties.filter(isWanted),
    hazards: from.hazards.filter(isWanted),
    supplement: [],
    placements: [],
    grades: [],
    "product-lines": [],
  };
}

/** Milliseconds that reading every structure may take on a busy machine. */
const SLOW = 60_000;
const ETHANOL = "64-17-5";

test(
  "the facts hold",
  () => {
    expect(factFaults(tables)).toEqual([]);
  },
  SLOW,
);

describe("a fault in the facts is found", () => {
  test.each<[string, FactTables, RegExp]>([
    [
      "a wrong CAS check digit",
      changed("substances", ETHANOL, { cas: "64-17-6" }),
      /64-17-6: not a CAS number/u,
    ],
    [
      "a wrong EC check digit",
      changed("substances", ETHANOL, { ec_number: "200-578-7" }),
      /not an EC number/u,
    ],
    [
      "a mass that is off",
      changed("substances", ETHANOL, { molecular_weight: "46.70" }),
      /mass 46\.70/u,
    ],
    [
      "a formula of something else",
      changed("substances", ETHANOL, { formula: "C2H4O" }),
      /formula C2H4O/u,
    ],
    [
      "a formula out of order",
      changed("substances", ETHANOL, { formula: "H6C2O" }),
      /usual notation/u,
    ],
    [
      "a structure that cannot be read",
      changed("substances", ETHANOL, { smiles: "CXyz" }),
      /cannot be read/u,
    ],
    [
      "a radical",
      changed("substances", ETHANOL, { smiles: "C[CH]O", formula: "C2H5O" }),
      /unpaired/u,
    ],
    [
      "Chinese in an English cell",
      changed("properties", ETHANOL, { appearance_en: "L液体" }),
      /Chinese in the English/u,
    ],
    [
      "a flash point above boiling",
      changed("properties", ETHANOL, { flash_point: "80" }),
      /flash point/u,
    ],
    [
      "an unknown hazard code",
      changed("hazards", ETHANOL, { statements: "H999" }),
      /no wording for H999/u,
    ],
    [
      "a drug precursor that the national list does not have",
      changed("hazards", ETHANOL, { precursor: "drug" }),
      /64-17-5: precursor "drug", but Ethanol is listed as ""/u,
    ],
    [
      "a pictogram that no statement demands",
      changed("hazards", ETHANOL, { pictograms: "GHS02;GHS06" }),
      /pictograms GHS02;GHS06, not GHS02;GHS07/u,
    ],
    [
      "a signal word that is too weak",
      changed("hazards", ETHANOL, { signal: "warning" }),
      /the signal "warning" of H225;H319/u,
    ],
    [
      "a serial number that the national catalogue does not have",
      changed("hazards", ETHANOL, { serial_number: "D008" }),
      /not a serial number: D008/u,
    ],
    [
      "a serial number of what is not listed",
      changed("hazards", ETHANOL, { is_listed: "no" }),
      /a serial number, but not listed/u,
    ],
    [
      "dangerous goods without a UN number",
      changed("hazards", ETHANOL, { un_number: "" }),
      /no UN number for H225/u,
    ],
    [
      "the appearance of a solution",
      changed("properties", ETHANOL, { appearance_zh: "常用95%水溶液" }),
      /appearance of a solution/u,
    ],
    ["an unknown family", changed("substances", ETHANOL, { family: "potion" }), /no such family/u],
    [
      "a stray blank",
      changed("properties", ETHANOL, { appearance_zh: "无色透明液体 " }),
      /stray blank/u,
    ],
  ])("%s", (_what, wrong, fault) => {
    expect(factFaults(only([ETHANOL, "64-17-6"], wrong)).join("\n")).toMatch(fault);
  });

  test("a solution without its solvent", () => {
    const [first, ...others] = tables.grades;
    const wrong = { ...tables, grades: [{ ...first, solvents: "" }, ...others] } as FactTables;
    expect([...solutionFaults(wrong)].join("\n")).toMatch(
      /2\.5 mol\/L in hexanes and its solvents/u,
    );
  });

  test("a flammable solution without a UN number", () => {
    const grades = tables.grades.map((row) => ({ ...row, un_number: "" }));
    expect([...transportFaults({ ...tables, grades })].join("\n")).toMatch(
      /925-90-6, 3\.0 mol\/L in diethyl ether: no UN number for H224, H260, H314/u,
    );
  });

  test("two substances with one structure", () => {
    const wrong = changed("substances", "67-56-1", { smiles: "OCC" });
    expect(factFaults(only([ETHANOL, "67-56-1"], wrong)).join("\n")).toMatch(
      /has the structure of/u,
    );
  });

  test("an alias that is another's name", () => {
    const wrong = changed("substances", "67-56-1", { aliases_zh: "乙醇" });
    expect(factFaults(only([ETHANOL, "67-56-1"], wrong)).join("\n")).toMatch(
      /alias 乙醇 is the name of 64-17-5/u,
    );
  });
});

test("a table with a missing cell is refused with its file and line", () => {
  expect(() => parseTable("placements", "cas\tcategory\n64-17-5\t111\n67-56-1\n")).toThrow(
    "placements.tsv:3: 1 cells, expected 2",
  );
});

test.each([
  ["H2O", "H2O"],
  ["CuSO4·5H2O", "CuH10O9S"],
  ["K4Fe(CN)6·3H2O", "C6H6FeK4N6O3"],
])("%s counts as %s", (formula, hill) => {
  expect(inHillOrder(formula)).toBe(hill);
});
