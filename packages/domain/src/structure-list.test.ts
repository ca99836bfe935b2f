import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  isEntryTooLong,
  LARGEST_STRUCTURE_LIST,
  readStructureList,
  structureCalls,
  structureFileProblem,
  StructureListInput,
  structureListKind,
} from "./structure-list.ts";

const read = (text: string, fileName = "") =>
  readStructureList(text, structureListKind(fileName)).map(
    ({ line, text: entry }) => [line, entry] as const,
  );

describe("a list (decisions, structure list)", () => {
  it.each([
    [
      "lines",
      "CCO\n64-17-5",
      [
        [1, "CCO"],
        [2, "64-17-5"],
      ],
    ],
    [
      "blank lines and ends of lines of every system",
      "\uFEFF\r\n CCO \r\r\nO\n \n",
      [
        [2, "CCO"],
        [4, "O"],
      ],
    ],
    [
      "CAS numbers in any width, with any dash",
      "６４－１７－５\nCAS：64–17–5\n64175",
      [
        [1, "64-17-5"],
        [2, "64-17-5"],
        [3, "64-17-5"],
      ],
    ],
    ["CAS numbers with a wrong check digit as they are", "64-17-6", [[1, "64-17-6"]]],
    [
      "names with commas and quotes",
      'N,N-二甲基甲酰胺\n1,2-dichloroethane\n4"-name',
      [
        [1, "N,N-二甲基甲酰胺"],
        [2, "1,2-dichloroethane"],
        [3, '4"-name'],
      ],
    ],
    [
      "InChI with commas",
      "InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3",
      [[1, "InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3"]],
    ],
    [
      "InChI that were broken over lines, and what stands below them",
      "InChI=1S/C2H5NO2/c3-1-2(4)5/\nh1,3H2,\n(H,4,5)\n56-40-6\nInChI=1S/H2O\n/h1H2\nO",
      [
        [1, "InChI=1S/C2H5NO2/c3-1-2(4)5/h1,3H2,(H,4,5)"],
        [4, "56-40-6"],
        [5, "InChI=1S/H2O/h1H2"],
        [7, "O"],
      ],
    ],
    ["SMILES with their names", "CC(C)=O acetone", [[1, "CC(C)=O acetone"]]],
    [
      "the first column of a pasted table",
      "CCO\t乙醇\nO\t水",
      [
        [1, "CCO"],
        [2, "O"],
      ],
    ],
    [
      "the column of a head",
      "No.,名称,CAS 号\n1,乙醇,64-17-5\n2,水,7732-18-5",
      [
        [2, "64-17-5"],
        [3, "7732-18-5"],
      ],
    ],
    ["the head of the only column", "SMILES\nCCO", [[2, "CCO"]]],
    [
      "another column where that of CAS numbers is empty",
      "Name;CAS No.;SMILES\n乙醇;;CCO\n水;7732-18-5;O",
      [
        [2, "CCO"],
        [3, "7732-18-5"],
      ],
    ],
    [
      "full-width heads",
      "序号\tＩｎＣｈＩＫｅｙ\n1\tLFQSCWFLJHTTHZ-UHFFFAOYSA-N",
      [[2, "LFQSCWFLJHTTHZ-UHFFFAOYSA-N"]],
    ],
    [
      "quoted cells with commas, quotes and line breaks",
      'name,remark\n"N,N-""x""","a\nb"\n水,',
      [
        [2, 'N,N-"x"'],
        [4, "水"],
      ],
    ],
    [
      "rows with nothing in the columns as blank",
      "CAS,name,pack\n,,5g\n64-17-5,,5g",
      [[3, "64-17-5"]],
    ],
    [
      "a table whose first line names its delimiter",
      "sep=|\r\nname|CAS No.\r\nN,N-二甲基甲酰胺|68-12-2\r\n",
      [[3, "68-12-2"]],
    ],
    [
      "a table without a head whose first line names its delimiter",
      '\n"sep=;"\nCCO;乙醇\n1,2-二氯乙烷;x',
      [
        [3, "CCO"],
        [4, "1,2-二氯乙烷"],
      ],
    ],
    ["heads with line breaks", 'No.,"CAS\n号","备注,\n说明"\n1,67-64-1,\n', [[4, "67-64-1"]]],
    [
      "heads with line breaks between carriage returns alone",
      '序号\t"CAS\rNo."\r1\t108-88-3\r',
      [[3, "108-88-3"]],
    ],
    ["texts without control characters", "C\u0000C\u202EO", [[1, "CCO"]]],
  ])("reads %s", (_what, text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  it.each([
    [
      "a.csv",
      "CCO,乙醇\nO,水",
      [
        [1, "CCO"],
        [2, "O"],
      ],
    ],
    [
      "a.CSV",
      '"CCO"\n"never closed',
      [
        [1, "CCO"],
        [2, '"never closed'],
      ],
    ],
    [
      "a.smi",
      "CCO ethanol 95%\n\nO\twater",
      [
        [1, "CCO"],
        [3, "O"],
      ],
    ],
    ["a.smi", "SMILES Name\nCCO ethanol", [[2, "CCO"]]],
    ["a.smi", "N[C@H](C)C(O)=O |&1:1| DL-alanine", [[1, "N[C@H](C)C(O)=O |&1:1|"]]],
    ["a.txt", "sodium chloride", [[1, "sodium chloride"]]],
  ])("a list of the file %s is read by its columns: %j", (fileName, text, entries) => {
    expect(read(text, fileName)).toEqual(entries);
  });
});

const molfile = (title: string) => `${title}\n  drawn\n\n  1  0  0  0  0  0            999 V2000
    0.0000    0.0000    0.0000 O   0  0
M  END
`;

describe("an SDF (decisions, structure list)", () => {
  it("gives its molfiles with their titles, without their data", () => {
    const sdf = `${molfile("水")}> <CAS>\n7732-18-5\n\n$$$$\n${molfile("")}$$$$\n\n$$$$\n`;
    expect(readStructureList(sdf.replaceAll("\n", "\r\n"))).toEqual([
      { line: 1, title: "水", text: molfile("水") },
      { line: 11, title: "", text: molfile("") },
    ]);
  });

  it("gives molfiles without their blank first line with three lines of head", () => {
    const [record] = readStructureList(`${molfile("").trimStart()}$$$$\n`);
    expect(record).toEqual({
      line: 1,
      title: "",
      text: molfile("").replace("  drawn", "drawn"),
    });
  });

  it("an SDF is also a single molfile, and a record without an end", () => {
    expect(readStructureList(molfile("a"))).toHaveLength(1);
    expect(readStructureList("not a molfile\n$$$$\n")).toEqual([
      { line: 1, title: "not a molfile", text: "not a molfile\n" },
    ]);
  });
});

const notations = fc.constantFrom(
  "CCO",
  "64-17-5",
  "乙醇",
  "[13CH3]C#N",
  "N,N-x",
  "LFQSCWFLJHTTHZ-UHFFFAOYSA-N",
);

test("entries have the text of their line, in any list of lines", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(notations, fc.constant(" "))), (lines) => {
      const entries = readStructureList(lines.join("\r\n"));
      expect(entries.map(({ line }) => lines[line - 1])).toEqual(entries.map(({ text }) => text));
      expect(entries).toHaveLength(lines.filter((line) => line !== " ").length);
    }),
  );
});

test("every cell of a quoted column is read as it was written", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', ",", "水") }).map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const rows = cells.map((text) => `1,"${text.replaceAll('"', '""')}"`);
      expect(readStructureList(["no,name", ...rows].join("\n")).map(({ text }) => text)).toEqual(
        cells,
      );
    }),
  );
});

test("the calls of a list have all of its entries in their order, and each fits in a body of 64 kB", () => {
  const texts = fc.array(
    fc.tuple(fc.constantFrom("C", "\n", "酸", "😀", '"'), fc.integer({ min: 1, max: 20_000 })),
    { maxLength: 150 },
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const entries = parts.map(([sign, length], at) => ({
        line: at + 1,
        text: sign.repeat(Math.ceil(length / sign.length / 4)),
        title: "",
      }));
      const calls = structureCalls(entries);
      expect(calls.flat()).toEqual(entries);
      for (const call of calls) {
        expect(call.length).toBeLessThanOrEqual(100);
        const body = JSON.stringify({ code: call.map(({ text }) => text) });
        const bytes = encodeURIComponent(body).replaceAll(/%../gu, "x").length;
        expect(bytes).toBeLessThan(64 * 1024 - 1000);
      }
    }),
    { numRuns: 30 },
  );
});

test("an entry of more than 20,000 characters is too long", () => {
  const [fits, tooLong] = readStructureList(`${"C".repeat(20_000)}\n${"C".repeat(20_001)}`);
  expect([fits, tooLong].map((entry) => entry && isEntryTooLong(entry))).toEqual([false, true]);
});

test("a list of 200,000 lines is read before the time of a test is over", () => {
  expect(readStructureList("64-17-5\n".repeat(200_000))).toHaveLength(200_000);
});

const lines = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`).join("\n");

describe("the form of a list", () => {
  it.each([
    [{ text: " \n", file: null }, "list-required", "text"],
    [{ text: lines(501), file: null }, "too-many-entries", "text"],
    [{ text: "C".repeat(LARGEST_STRUCTURE_LIST + 1), file: null }, "list-too-large", "text"],
    [{ text: "CCO", file: { name: "a.csv", text: "CAS\n" } }, "list-required", "file"],
    [{ text: "CCO", file: { name: "a.txt", text: lines(501) } }, "too-many-entries", "file"],
  ] as const)("reports a problem of the form of a list: %#", (input, message, field) => {
    const { issues } = v.safeParse(StructureListInput, input);
    expect(issues?.map((issue) => [issue.message, v.getDotPath(issue)])).toEqual([
      [message, field],
    ]);
  });

  it("gives the entries of the file, else of the text", () => {
    const text = lines(500);
    expect(v.parse(StructureListInput, { text, file: null }).entries).toHaveLength(500);
    const file = { name: "a.smi", text: "CCO ethanol" };
    expect(v.parse(StructureListInput, { text, file }).entries).toEqual([
      { line: 1, text: "CCO", title: "CCO" },
    ]);
  });
});

test.each([
  [[{ name: "a.SDF", size: LARGEST_STRUCTURE_LIST }], undefined],
  [[{ name: "a.smi", size: LARGEST_STRUCTURE_LIST + 1 }], "file-too-large"],
  [[{ name: "a.xlsx", size: 9 }], "file-extension"],
  [[{ name: "sdf", size: 9 }], "file-extension"],
  [[], "file-extension"],
  [
    [
      { name: "a.csv", size: 9 },
      { name: "b.csv", size: 9 },
    ],
    "too-many-files",
  ],
] as const)("the problem of the files %j is %s", (files, problem) => {
  expect(structureFileProblem(files)).toBe(problem);
});
