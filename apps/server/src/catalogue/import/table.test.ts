import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { GIFT_TABLE } from "@reagent/domain/gift-columns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasColumn, openTable } from "./table.ts";

const HEADER = "item_code,name_zh,pack,list_price";
/** 乙醇 in GB18030. */
const ETHANOL = Buffer.from([0xd2, 0xd2, 0xb4, 0xbc]);

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
  ])("is read from %s", async (_, content) => {
    expect(await rowsOf(content)).toEqual(["E1|乙醇|1g|5"]);
  });

  test("keeps valid rows when a row has invalid bytes", async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEADER}\nE1,乙醇,1g,5\nE2,`),
      ETHANOL,
      Buffer.from(",1g,5\nE3,丙酮,1g,5\n"),
    ]);
    expect(await rowsOf(content)).toEqual(["E1|乙醇|1g|5", "encoding", "E3|丙酮|1g|5"]);
  });

  test("is of gifts if its header has their code, in either language", async () => {
    const isOfGifts = (header: string) => {
      const path = join(folder, "file.csv");
      writeFileSync(path, `\u{FEFF}${header}\n`);
      return hasColumn(path, GIFT_TABLE, "gift_code");
    };
    expect(await isOfGifts("name_zh,Gift Code")).toBe(true);
    expect(await isOfGifts("中文名\t礼品编号")).toBe(true);
    expect(await isOfGifts(HEADER)).toBe(false);
  });

  test("lists unknown columns", async () => {
    const { header } = await opened(`${HEADER},备注,\nE1,乙醇,1g,5,x,\n`);
    expect(header.unknown).toEqual(["备注"]);
  });

  test.each<[string, string | Buffer, string]>([
    ["empty", "", "The file is empty."],
    ["blank", "\n \n", "The file is empty."],
    ["without required columns", "item_code,name_zh\nE1,乙醇\n", "pack, list_price"],
    ["with a column twice", `${HEADER},包装\n`, "the column pack twice"],
    ["with a broken header", `${HEADER},"x"y\n`, "quotation mark"],
    ["a spreadsheet", Buffer.from("504b030414", "hex"), "Save it as CSV first."],
    ["binary", Buffer.from([1, 2, 0, 3, 0]), "not a text file"],
  ])("is refused when it is %s", async (_, content, message) => {
    await expect(opened(content)).rejects.toThrow(message);
  });
});
