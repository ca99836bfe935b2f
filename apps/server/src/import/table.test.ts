import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { GIFT_TABLE } from "@reagent/domain/gift-columns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { columnsIn, openTable } from "./table.ts";

const HEADER = "item_code,name_zh,pack,list_price";
/** 乙醇 in GB18030. */
const ETHANOL = Buffer.from([0xd2, 0xd2, 0xb4, 0xbc]);

const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();
const hexOf = (text: string) => Buffer.from(text).toString("hex");

describe("a table", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "reagent-table-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const opened = (content: string | Buffer) => {
    const path = join(folder, "file.csv");
    writeFileSync(path, content);
    return openTable(path, CATALOGUE_TABLE);
  };
  const rowsOf = async (content: string | Buffer) => {
    const rows: string[] = [];
    for await (const records of (await opened(content)).records) {
      for (const record of records) {
        rows.push(record.kind === "record" ? record.cells.join("|") : record.fault.kind);
      }
    }
    return rows.filter((row) => row !== "");
  };

  test.each<[string, string | Buffer]>([
    ["UTF-8", `${HEADER}\nE1,乙醇,1g,5\n`],
    ["UTF-8 with a byte order mark and Windows line ends", `\u{FEFF}${HEADER}\r\nE1,乙醇,1g,5\r\n`],
    ["UTF-8 after blank lines, without a final line end", `\n\n${HEADER}\nE1,乙醇,1g,5`],
    [
      "GB18030, as Excel in China writes it",
      Buffer.concat([Buffer.from(`${HEADER}\nE1,`), ETHANOL, Buffer.from(",1g,5\n")]),
    ],
    [
      "UTF-16, as Excel writes Unicode text",
      Buffer.from(`\u{FEFF}${HEADER.replaceAll(",", "\t")}\r\nE1\t乙醇\t1g\t5\r\n`, "utf16le"),
    ],
    ["semicolons", `${HEADER.replaceAll(",", ";")}\nE1;乙醇;1g;5\n`],
    ["Chinese columns", "项目号,中文名,包装,目录价\nE1,乙醇,1g,5\n"],
    ["carriage returns alone", `${HEADER}\rE1,乙醇,1g,5\r`],
    ["carriage returns without a final one", `\r${HEADER}\rE1,乙醇,1g,5`],
    ["line ends of each kind", `${HEADER}\r\n\r\nE1,乙醇,1g,5\r\n\r`],
    ["a named semicolon", `sep=;\r\n${HEADER.replaceAll(",", ";")}\r\nE1;乙醇;1g;5\r\n`],
    ["a named comma after a byte order mark", `\u{FEFF}sep=,\n\n${HEADER}\nE1,乙醇,1g,5\n`],
    ["a named tab", `"SEP=\t"\n${HEADER.replaceAll(",", "\t")}\nE1\t乙醇\t1g\t5\n`],
    ["a named bar", `sep=|\n${HEADER.replaceAll(",", "|")}\nE1|乙醇|1g|5\n`],
    ["a header with a line break", `item_code,name_zh,pack,"list\nprice"\nE1,乙醇,1g,5\n`],
    [
      "Windows line breaks in a header",
      `"item\r\ncode",name_zh,"pack\r\n",list_price\r\nE1,乙醇,1g,5`,
    ],
    [
      "a comma in an unknown column of a header with line breaks",
      `item_code;name_zh;pack;"list_price\n";"note,\na,b,c"\nE1;乙醇;1g;5;x`.replace(";x", ";"),
    ],
    ["UTF-16 of big-endian order", bigEndian(`\u{FEFF}${HEADER}\r\nE1,乙醇,1g,5\r\n`)],
    ["UTF-16 without a byte order mark", Buffer.from(`${HEADER}\nE1,乙醇,1g,5\n`, "utf16le")],
    ["UTF-16 with carriage returns alone", bigEndian(`${HEADER}\rE1,乙醇,1g,5\r`)],
  ])("a table is read from %s", async (_, content) => {
    expect((await rowsOf(content)).map((row) => row.replace(/\|$/u, ""))).toEqual(["E1|乙醇|1g|5"]);
  });

  test("a table has the numbers of its lines, whatever ends them", async () => {
    const linesIn = async (content: string) => {
      const lines: number[] = [];
      for await (const records of (await opened(content)).records) {
        lines.push(...records.filter((one) => one.kind === "fault").map(({ line }) => line));
      }
      return lines;
    };
    for (const end of ["\n", "\r", "\r\n"]) {
      const rows = [`sep=,`, `${HEADER},"a`, `b"`, "E1,乙醇,1g,5,x", "E2", "E3,丙酮,1g,5,x"];
      expect(await linesIn(rows.join(end))).toEqual([5]);
    }
  });

  test("a table is split at line ends that fall between two chunks of its bytes", async () => {
    const long = "乙".repeat(60);
    const rows = Array.from(
      { length: 3000 },
      (_, at) => `E${at},${long}${"a".repeat(at % 7)},1g,5`,
    );
    for (const end of ["\r", "\r\n"]) {
      expect(await rowsOf([HEADER, ...rows].join(end))).toHaveLength(rows.length);
    }
  });

  test("a table keeps valid rows when a row has invalid bytes", async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEADER}\nE1,乙醇,1g,5\nE2,`),
      ETHANOL,
      Buffer.from(",1g,5\nE3,丙酮,1g,5\n"),
    ]);
    expect(await rowsOf(content)).toEqual(["E1|乙醇|1g|5", "encoding", "E3|丙酮|1g|5"]);
  });

  test("a table is of gifts if its header has their code, in either language", async () => {
    const isOfGifts = async (header: string) => {
      const path = join(folder, "file.csv");
      writeFileSync(path, `\u{FEFF}${header}\n`);
      return (await columnsIn(path, GIFT_TABLE)).has("gift_code");
    };
    expect(await isOfGifts("name_zh,Gift Code")).toBe(true);
    expect(await isOfGifts("中文名\t礼品编号")).toBe(true);
    expect(await isOfGifts(HEADER)).toBe(false);
  });

  test("a table lists unknown columns", async () => {
    const { header } = await opened(`${HEADER},备注,\nE1,乙醇,1g,5,x,\n`);
    expect(header.unknown).toEqual(["备注"]);
  });

  test.each<[string, string | Buffer, string]>([
    ["empty", "", "The file is empty."],
    ["blank", "\n \n", "The file is empty."],
    [
      "without required columns",
      "item_code,name_zh\nE1,乙醇\n",
      "no column pack. Its columns are: item_code, name_zh.",
    ],
    ["with a column twice", `${HEADER},包装\n`, "the column pack twice"],
    ["with a broken header", `${HEADER},"x"y\n`, "quotation mark"],
    ["a spreadsheet", Buffer.from("504b030414", "hex"), "Save it as CSV first."],
    [
      "in Big5",
      Buffer.from(`${hexOf(HEADER)}0a45312cb2a7b0c42c31672c35`, "hex"),
      "Save it as UTF-8",
    ],
    [
      "in Shift-JIS",
      Buffer.from(`${hexOf(HEADER)}0a45312c8367838b83478393${hexOf(",1g,5")}`, "hex"),
      "neither Unicode nor GB18030",
    ],
    [
      "in EUC-KR",
      Buffer.from(`${hexOf(HEADER)}0a45312cc5e7b7e7bfa3${hexOf(",1g,5")}`, "hex"),
      "neither Unicode nor GB18030",
    ],
    ["in UTF-32", Buffer.from("fffe000069000000", "hex"), "not a text file"],
    ["without more than its delimiter", "sep=;\n", "The file is empty."],
    [
      "with a quotation mark that is never closed in its header",
      `${HEADER},"a\nE1,乙醇,1g,5,x`,
      "quotation mark",
    ],
    ["binary", Buffer.from([1, 2, 0, 3, 0]), "not a text file"],
  ])("a table is refused when it is %s", async (_, content, message) => {
    await expect(opened(content)).rejects.toThrow(message);
  });
});
