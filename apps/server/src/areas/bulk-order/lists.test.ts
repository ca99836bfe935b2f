import { createCipheriv } from "node:crypto";
import {
  type BookType,
  type CellObject,
  CFB as compoundFiles,
  read,
  utils,
  type WorkSheet,
  write,
} from "@e965/xlsx";
import { readPastedOrder } from "@reagent/domain/order-sheet-table";
import { describe, expect, test } from "vitest";
import { unpackWorkbook, zipOf } from "./unpack-zip.ts";
import { readLines, readOrder } from "./workbook.ts";

const A = "E100001-500mL";
const B = "S812046-25g";
const HEAD = ["货号", "数量"];

type Value = string | number | Date | null | { readonly f: string; readonly v?: string | number };

function sheetOf(rows: readonly (readonly Value[])[]): WorkSheet {
  const plain = rows.map((row) =>
    row.map((value) =>
      value !== null && typeof value === "object" && "f" in value
        ? { t: typeof value.v === "number" ? "n" : "s", ...value }
        : value,
    ),
  );
  return utils.aoa_to_sheet(plain, { cellDates: false });
}

function bookOf(sheets: readonly WorkSheet[], bookType: BookType = "xlsx"): Buffer {
  const book = utils.book_new();
  for (const [at, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `表${at + 1}`);
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer;
}

const merged = (rows: readonly (readonly Value[])[], ...ranges: string[]) => ({
  ...sheetOf(rows),
  "!merges": ranges.map((range) => utils.decode_range(range)),
});

const formatted = (rows: readonly (readonly Value[])[], formats: Record<string, string>) => {
  const sheet = sheetOf(rows);
  for (const [cell, z] of Object.entries(formats)) Object.assign(sheet[cell] as CellObject, { z });
  return sheet;
};

/** The library's reader and writer of compound files. */
const CFB = compoundFiles as {
  readonly utils: {
    readonly cfb_new: () => CompoundFile;
    readonly cfb_add: (file: CompoundFile, path: string, content: Buffer) => void;
  };
  readonly read: (bytes: Buffer, options: { type: "buffer" }) => CompoundFile;
  readonly find: (file: CompoundFile, path: string) => { readonly content: Uint8Array } | null;
  readonly write: (file: CompoundFile, options: { type: "buffer"; fileType?: "zip" }) => Buffer;
};
interface CompoundFile {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content: Uint8Array }[];
}

/** A compound file as Excel writes it for a workbook with a password: how it is encrypted, and the encrypted workbook. */
function encryptedXlsx(): Buffer {
  const container = CFB.utils.cfb_new();
  /* Version 4.4, agile: the method follows as XML. */
  const head = Buffer.from("0400040040000000", "hex");
  const method = Buffer.from(
    '<?xml version="1.0"?><encryption><keyData blockSize="16"/></encryption>',
  );
  CFB.utils.cfb_add(container, "/EncryptionInfo", Buffer.concat([head, method]));
  const cipher = createCipheriv("aes-256-cbc", Buffer.alloc(32, 1), Buffer.alloc(16, 2));
  const content = Buffer.concat([cipher.update(bookOf([sheetOf([HEAD, [A, 1]])])), cipher.final()]);
  CFB.utils.cfb_add(container, "/EncryptedPackage", Buffer.concat([Buffer.alloc(8), content]));
  return CFB.write(container, { type: "buffer" });
}

/** An xls with a FILEPASS record after its first record, as Excel writes it for a workbook with a password. */
function encryptedXls(): Buffer {
  const container = CFB.read(bookOf([sheetOf([HEAD, [A, 1]])], "biff8"), { type: "buffer" });
  const stream = CFB.find(container, "/Workbook");
  if (!stream) throw new Error("no workbook stream");
  const records = Buffer.from(stream.content);
  const start = 4 + records.readUInt16LE(2);
  /* Record 0x2F with 54 bytes: RC4, version 1.1, then salt and verifiers. */
  const filepass = Buffer.alloc(58, 9);
  filepass.writeUInt16LE(0x2f, 0);
  filepass.writeUInt16LE(54, 2);
  Buffer.from("010001000100", "hex").copy(filepass, 4);
  const changed = Buffer.concat([records.subarray(0, start), filepass, records.subarray(start)]);
  CFB.utils.cfb_add(container, "/Workbook", changed);
  return CFB.write(container, { type: "buffer" });
}

/** Rows as number, code, and quantity or problem. */
function outcomeOf(bytes: Buffer) {
  const book = readOrder(bytes);
  if ("refusal" in book) return book.refusal;
  return book.rows.map(({ row, code, read: found }) => [
    row,
    code,
    "quantity" in found ? found.quantity : found.problem,
  ]);
}

/** Lists as laboratories write them: the sheet, and what is read of it. */
const lists: readonly (readonly [string, WorkSheet, unknown])[] = [
  [
    "the template filled in",
    sheetOf([HEAD, [A, 2], [B, 1]]),
    [
      [2, A, 2],
      [3, B, 1],
    ],
  ],
  ["full-width digits", sheetOf([HEAD, [A, "３"]]), [[2, A, 3]]],
  ["a full-width code", sheetOf([HEAD, ["Ｅ１００００１－５００ｍＬ", 1]]), [[2, A, 1]]],
  ["a thousands separator in text", sheetOf([HEAD, [A, "1,200"]]), [[2, A, 1200]]],
  [
    "a thousands separator in the format",
    formatted([HEAD, [A, 1200]], { B2: "#,##0" }),
    [[2, A, 1200]],
  ],
  ["decimals in the format", formatted([HEAD, [A, 2]], { B2: "0.00" }), [[2, A, 2]]],
  ["trailing spaces", sheetOf([HEAD, [`${A}  `, " 2 "]]), [[2, A, 2]]],
  ["no-break and ideographic spaces", sheetOf([HEAD, [`\u00a0${A}`, "\u30002"]]), [[2, A, 2]]],
  ["zero-width characters", sheetOf([HEAD, [`\u200b${A}\ufeff`, "2\u200b"]]), [[2, A, 2]]],
  ["a line break in a code", sheetOf([HEAD, [`${A}\n`, 2]]), [[2, A, 2]]],
  [
    "Chinese units",
    sheetOf([HEAD, [A, "2瓶"], [B, "3 盒"]]),
    [
      [2, A, 2],
      [3, B, 3],
    ],
  ],
  [
    "English units",
    sheetOf([HEAD, [A, "2 bottles"], [B, "x3"]]),
    [
      [2, A, 2],
      [3, B, 3],
    ],
  ],
  [
    "Chinese numerals",
    sheetOf([HEAD, [A, "一"], [B, "十二"]]),
    [
      [2, A, 1],
      [3, B, 12],
    ],
  ],
  ["words in place of a quantity", sheetOf([HEAD, [A, "若干"]]), [[2, A, "quantity-unreadable"]]],
  [
    "an amount in place of a quantity",
    sheetOf([HEAD, [A, "500g"]]),
    [[2, A, "quantity-unreadable"]],
  ],
  ["a fraction", sheetOf([HEAD, [A, 1.5]]), [[2, A, "quantity-not-whole"]]],
  [
    "zero and a negative quantity",
    sheetOf([HEAD, [A, 0], [B, -1]]),
    [
      [2, A, "quantity-too-small"],
      [3, B, "quantity-too-small"],
    ],
  ],
  ["too large a quantity", sheetOf([HEAD, [A, 10_000]]), [[2, A, "quantity-too-large"]]],
  ["no quantity", sheetOf([HEAD, [A, null]]), [[2, A, "quantity-blank"]]],
  ["no code", sheetOf([HEAD, [null, 3]]), [[2, "", "code-blank"]]],
  [
    "blank rows between rows",
    sheetOf([HEAD, [A, 1], [], ["  ", ""], [B, 1]]),
    [
      [2, A, 1],
      [5, B, 1],
    ],
  ],
  [
    "a code that became a number",
    formatted([HEAD, [100_000, 1]], { A2: "0.00E+00" }),
    [[2, "1.00E+05", "code-changed"]],
  ],
  ["a code of digits", sheetOf([HEAD, [100_234, 1]]), [[2, "100234", 1]]],
  [
    "a code that became a date",
    formatted([HEAD, [46_082, 1]], { A2: "yyyy-mm-dd" }),
    [[2, "2026-03-01", "code-date"]],
  ],
  [
    "a long number with lost digits",
    sheetOf([HEAD, [1e20, 1]]),
    [[2, expect.stringMatching(/E\+/u), "code-changed"]],
  ],
  ["a title above the heads", sheetOf([["2026 年春季订购清单"], [], HEAD, [A, 1]]), [[4, A, 1]]],
  ["a merged title", merged([["清单", null], HEAD, [A, 1]], "A1:B1"), [[3, A, 1]]],
  [
    "a code merged over two rows",
    merged([HEAD, [A, 1], [null, 2]], "A2:A3"),
    [
      [2, A, 1],
      [3, A, 2],
    ],
  ],
  [
    "a quantity merged over two rows",
    merged([HEAD, [A, 2], [B, null]], "B2:B3"),
    [
      [2, A, 2],
      [3, B, "quantity-blank"],
    ],
  ],
  [
    "other columns around",
    sheetOf([
      ["序号", "货号", "名称", "数量", "备注"],
      [1, A, "乙醇", 2, "急"],
    ]),
    [[2, A, 2]],
  ],
  [
    "columns the other way round",
    sheetOf([
      ["数量", "货号"],
      [2, A],
    ]),
    [[2, A, 2]],
  ],
  [
    "heads with units and spaces",
    sheetOf([
      [" 货 号 ", "订购数量（瓶）"],
      [A, 2],
    ]),
    [[2, A, 2]],
  ],
  [
    "English heads",
    sheetOf([
      ["Product code", "Qty"],
      [A, 2],
    ]),
    [[2, A, 2]],
  ],
  [
    "a total below",
    sheetOf([HEAD, [A, 2], ["合计", 2]]),
    [
      [2, A, 2],
      [3, "合计", 2],
    ],
  ],
  [
    "a remark in a row of its own",
    sheetOf([
      [...HEAD, "备注"],
      [A, 2, null],
      [null, null, "请尽快"],
    ]),
    [
      [2, A, 2],
      [3, "请尽快", "quantity-blank"],
    ],
  ],
  ["a formula with its value", sheetOf([HEAD, [A, { f: "1+1", v: 7 }]]), [[2, A, 7]]],
  ["a code by a formula", sheetOf([HEAD, [{ f: "CONCAT(1)", v: A }, 1]]), [[2, A, 1]]],
  [
    "the same code twice",
    sheetOf([HEAD, [A, 1], [A, 2]]),
    [
      [2, A, 1],
      [3, A, 2],
    ],
  ],
  ["an item code without its pack", sheetOf([HEAD, ["E100001", 1]]), [[2, "E100001", 1]]],
  ["text like a formula", sheetOf([HEAD, ["=HYPERLINK(1)", 1]]), [[2, "=HYPERLINK(1)", 1]]],
  [
    "many columns",
    sheetOf([
      [...HEAD, ...Array.from({ length: 16_000 }, () => "x")],
      [A, 1],
    ]),
    [[2, A, 1]],
  ],
];

/** Rows of a list without product codes: what is shown of it, what it means, and its quantity. */
const named: readonly (readonly [string, WorkSheet, unknown])[] = [
  [
    "names, sizes and prices",
    sheetOf([
      ["序号", "品名", "规格", "单价", "数量"],
      [1, "乙醇", "500mL", 48.5, 2],
    ]),
    [[2, "乙醇 500mL", "乙醇", "500mL", 2]],
  ],
  [
    "CAS numbers",
    sheetOf([
      ["CAS No.", "Description", "Size", "Qty"],
      ["64-17-5", "Ethanol", "2.5 L", "3 bottles"],
    ]),
    [[2, "64-17-5 Ethanol 2.5 L", "64-17-5", "2.5 L", 3]],
  ],
  [
    "codes of another shop",
    sheetOf([
      ["货号", "CAS号", "包装", "数量"],
      ["10009218", "64-17-5", "500mL", 1],
    ]),
    [[2, "10009218", "64-17-5", "500mL", 1]],
  ],
  [
    "a code in one row alone",
    sheetOf([
      ["货号", "名称", "数量"],
      [A, "乙醇", 1],
      [null, "甲醇 4L", 2],
    ]),
    [
      [2, A, A, "", 1],
      [3, "甲醇 4L", "甲醇", "4L", 2],
    ],
  ],
  [
    "a name merged over two rows",
    merged(
      [
        ["名称", "规格", "数量"],
        ["乙醇", "500mL", 1],
        [null, "2.5L", 2],
      ],
      "A2:A3",
    ),
    [
      [2, "乙醇 500mL", "乙醇", "500mL", 1],
      [3, "乙醇 2.5L", "乙醇", "2.5L", 2],
    ],
  ],
];

test.each(named)("a list of %s is read by what its columns hold", (_, sheet, rows) => {
  for (const type of ["xlsx", "biff8"] as const) {
    const book = readOrder(bookOf([sheet], type));
    const read = "rows" in book ? book.rows : [];
    expect(
      read.map(({ row, code, line, read: found }) => {
        const pack = line?.parts.find(({ kind }) => kind === "amount")?.text ?? "";
        return [row, code, line?.what?.text, pack, "quantity" in found && found.quantity];
      }),
    ).toEqual(rows);
  }
});

test("a workbook fills an order sheet as its rows would be if they were pasted", () => {
  const rows = [
    ["采购单", null, null, null],
    ["序号", "品名", "规格", "数量"],
    [1, "乙醇", "500mL", 2],
    [2, "丙酮", "AR", null],
    ["合计", null, null, 2],
  ];
  expect(readLines(bookOf([sheetOf(rows)]))).toEqual({
    rows: [
      { text: "乙醇\t500mL", quantity: "2" },
      { text: "丙酮\tAR", quantity: "" },
    ],
  });
  const pasted = rows.map((cells) => cells.join("\t")).join("\n");
  expect(readLines(bookOf([sheetOf(rows)]))).toEqual({ rows: readPastedOrder(pasted) });
});

test.each([
  ["no heads", [[A, 2]], [{ text: `${A}\t2` }]],
  [
    "no heads and running numbers",
    [
      [1, A, 48.5, 2],
      [2, B, 30, 1],
    ],
    [
      { text: A, quantity: "2" },
      { text: B, quantity: "1" },
    ],
  ],
  ["no quantities", [["货号"], [A]], [{ text: A }]],
])("a workbook with %s fills an order sheet, and is not uploaded", (_, rows, lines) => {
  const bytes = bookOf([sheetOf(rows)]);
  expect(readLines(bytes)).toEqual({ rows: lines });
  expect(outcomeOf(bytes)).toBe("noColumns");
});

test("a workbook fills an order sheet from all its sheets with heads, at most 10,000 rows", () => {
  const sheets = [
    sheetOf([HEAD, [A, 1]]),
    sheetOf([["备注"], ["请尽快"]]),
    sheetOf([HEAD, [B, 2]]),
  ];
  expect(readLines(bookOf(sheets))).toEqual({
    rows: [
      { text: A, quantity: "1" },
      { text: B, quantity: "2" },
    ],
  });
  const many = (count: number) => Array.from({ length: count }, () => [A, 1]);
  expect(readLines(bookOf([sheetOf([HEAD, ...many(10_001)])]))).toEqual({ refusal: "tooManyRows" });
  expect(readLines(bookOf([sheetOf(many(10_001))]))).toEqual({ refusal: "tooManyRows" });
  expect(readLines(bookOf([sheetOf([HEAD])]))).toEqual({ refusal: "noRows" });
  expect(readLines(bookOf([sheetOf([])]))).toEqual({ refusal: "noRows" });
});

describe("a list with", () => {
  test.each(lists)(
    "a list with %s is read in each row, from xlsx and from xls",
    (_, sheet, rows) => {
      expect(outcomeOf(bookOf([sheet]))).toEqual(rows);
      const isWide = utils.decode_range(sheet["!ref"] ?? "A1").e.c >= 256;
      expect(outcomeOf(bookOf([sheet], isWide ? "xlsx" : "biff8"))).toEqual(rows);
    },
  );

  test("a list with rows in two sheets has the sheets' names", () => {
    const book = readOrder(bookOf([sheetOf([HEAD, [A, 1]]), sheetOf([HEAD, [B, 2]])]));
    expect(book).toMatchObject({
      rows: [
        { sheet: "表1", code: A },
        { sheet: "表2", code: B },
      ],
    });
  });

  test("a list with 10,001 rows is refused, and one with 10,000 is read", () => {
    const rows = (count: number) =>
      bookOf([sheetOf([HEAD, ...Array.from({ length: count }, () => [A, 1])])]);
    expect(outcomeOf(rows(10_000))).toHaveLength(10_000);
    expect(outcomeOf(rows(10_001))).toBe("tooManyRows");
  });
});

test("16,384 columns are read, and one more, which no sheet has, is refused", () => {
  const wide = (columns: number) => [
    ...HEAD,
    ...Array.from({ length: columns - HEAD.length }, () => "x"),
  ];
  const outcome = (columns: number) => outcomeOf(bookOf([sheetOf([wide(columns), [A, 1]])]));
  expect(outcome(16_384)).toEqual([[2, A, 1]]);
  expect(outcome(16_385)).toBe("damaged");
});

/** A workbook of a few kilobytes whose sheet is this XML. */
function bookWith(xml: string): Buffer {
  const container = CFB.read(bookOf([sheetOf([HEAD, [A, 1]])]), { type: "buffer" });
  const part = CFB.find(container, "/xl/worksheets/sheet1.xml");
  if (!part) throw new Error("the workbook has no sheet");
  Object.assign(part, { content: Buffer.from(xml) });
  return CFB.write(container, { type: "buffer", fileType: "zip" });
}

/** The parts of a workbook by their names, as `bookOf` writes them. */
const partsOf = (bytes: Buffer) => {
  const { FileIndex, FullPaths } = CFB.read(bytes, { type: "buffer" });
  return FullPaths.flatMap((path, at): (readonly [string, string])[] => {
    const name = path.replace(/^Root Entry\//u, "");
    const content = Buffer.from(FileIndex[at]?.content ?? []).toString();
    return name.endsWith("/") || content === "" ? [] : [[name, content]];
  });
};

/** A workbook some of whose parts have other names, which the parts that name them know, too. */
function renamed(names: Readonly<Record<string, string>>, written = (name: string) => name) {
  const targets = Object.entries(names).flatMap(([from, to]) => [
    [`"/${from}"`, `"/${to}"`] as const,
    [`"${from}"`, `"/${to}"`] as const,
  ]);
  const fromRoot = (name: string, content: string) =>
    name === "xl/_rels/workbook.xml.rels"
      ? content.replaceAll('Target="', 'Target="/xl/')
      : content;
  const relationships = (name: string) => name.replace(/([^/]+)$/u, "_rels/$1.rels");
  const all = Object.entries(names).flatMap(([from, to]) => [
    [from, to] as const,
    [relationships(from), relationships(to)] as const,
  ]);
  return zipOf(
    partsOf(bookOf([sheetOf([HEAD, [A, 1]])])).map(([name, content]) => ({
      name: written(new Map(all).get(name) ?? name),
      content: Buffer.from(
        targets.reduce((text, [from, to]) => text.replaceAll(from, to), fromRoot(name, content)),
      ),
    })),
  );
}

test.each([
  ["a workbook with a number", renamed({ "xl/workbook.xml": "xl/workbook7.xml" })],
  ["a workbook outside of xl", renamed({ "xl/workbook.xml": "book/orders.xml" })],
  ["a workbook in the root", renamed({ "xl/workbook.xml": "workbook.xml" })],
  ["a sheet in a folder of its own", renamed({ "xl/worksheets/sheet1.xml": "tables/orders.xml" })],
  ["capitals", renamed({}, (name) => name.replace("xl/workbook", "XL/Workbook"))],
  ["backslashes", renamed({}, (name) => name.replaceAll("/", "\\"))],
  ["a backslash before it", renamed({}, (name) => `\\${name.replaceAll("/", "\\")}`)],
  ["a slash before it", renamed({}, (name) => `/${name}`)],
])("a part whose name has %s is read", (_what, bytes) => {
  expect(outcomeOf(bytes)).toEqual([[2, A, 1]]);
});

test.each([
  ["a path over another folder", "../xl/worksheets/sheet1.xml"],
  ["an escaped character", "worksheets/sheet%31.xml"],
  ["a backslash", "worksheets\\sheet1.xml"],
])("a sheet that its workbook names by %s is read", (_what, target) => {
  const parts = partsOf(bookOf([sheetOf([HEAD, [A, 1]])])).map(([name, content]) => ({
    name,
    content: Buffer.from(content.replace(`"worksheets/sheet1.xml"`, `"${target}"`)),
  }));
  expect(outcomeOf(zipOf(parts))).toEqual([[2, A, 1]]);
});

test("a sheet that its workbook names by an escaped tag is not read", () => {
  const parts = partsOf(bookOf([sheetOf([HEAD, [A, 1]])])).map(([name, content]) => ({
    name,
    content: Buffer.from(content.replace(`"worksheets/sheet1.xml"`, `"%22%3E%3Cc r=%22"`)),
  }));
  const unpacked = unpackWorkbook(zipOf(parts));
  expect(String(unpacked)).toContain('Target="%22%3E%3Cc r=%22"');
});

test("a text document is not taken for a workbook", () => {
  const kinds =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const parts = [
    { name: "[Content_Types].xml", content: Buffer.from(kinds) },
    { name: "word/document.xml", content: Buffer.from("<document/>") },
  ];
  expect(outcomeOf(zipOf(parts))).toBe("content");
});

test("a part that is not checked is not given to the library", () => {
  const parts = partsOf(bookOf([sheetOf([HEAD, [A, 1]])])).map(([name, content]) => ({
    name: name.replace("sheet1.xml", "sheet1.dat"),
    content: Buffer.from(content.replaceAll("sheet1.xml", "sheet1.dat")),
  }));
  expect(String(unpackWorkbook(zipOf(parts)))).not.toContain("<sheetData>");
});

test.each([
  ["a cell in a column of six letters", '<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>'],
  ["a row of nine digits", '<row r="999999999"><c r="A999999999"><v>1</v></c></row>'],
  ["400,000 unclosed tags", "<row><c><v>".repeat(130_000)],
])("a small file with %s is refused before it is parsed", (_what, rows) => {
  const head =
    "<row r='1'><c r='A1' t='str'><v>货号</v></c><c r='B1' t='str'><v>数量</v></c></row>";
  const bytes = bookWith(`<worksheet><sheetData>${head}${rows}</sheetData></worksheet>`);
  expect(unpackWorkbook(bytes)).toBe("damaged");
});

test("a workbook whose merged cells are more than a sheet has is refused", () => {
  const whole = Array.from({ length: 300 }, () => "A1:A1048576");
  expect(outcomeOf(bookOf([merged([HEAD, [A, 1]], ...whole)]))).toBe("damaged");
});

describe("a file is refused:", () => {
  test.each([
    ["nothing", Buffer.alloc(0), "content"],
    ["a CSV named xlsx", Buffer.from(`货号,数量\n${A},1\n`), "content"],
    [
      "a CSV in GBK",
      Buffer.concat([Buffer.from("bbf5bac52cCAfdC1bf", "hex"), Buffer.from(`\n${A},1`)]),
      "content",
    ],
    [
      "HTML named xls",
      Buffer.from("<html><table><tr><td>货号</td></tr></table></html>"),
      "content",
    ],
    ["a ZIP without a workbook", bookOf([sheetOf([HEAD])], "ods"), "content"],
    ["half a workbook", bookOf([sheetOf([HEAD, [A, 1]])]).subarray(0, 900), "damaged"],
    [
      "a damaged xls",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600, 7)]),
      "damaged",
    ],
    ["an xlsx with a password", encryptedXlsx(), "encrypted"],
    ["an xls with a password", encryptedXls(), "encrypted"],
    ["an empty sheet", bookOf([sheetOf([])]), "noRows"],
    ["heads alone", bookOf([sheetOf([HEAD])]), "noRows"],
    ["no heads", bookOf([sheetOf([[A, 1]])]), "noColumns"],
    [
      "a sheet without 数量",
      bookOf([
        sheetOf([
          ["货号", "单价"],
          [A, 1],
        ]),
      ]),
      "noColumns",
    ],
  ])("a file is refused: %s", (_, bytes, refusal) => {
    expect(outcomeOf(bytes)).toBe(refusal);
  });

  /** A ZIP of less than 1 MB that unpacks to 60 MB. */
  function hugeBook(): Buffer {
    const sheet = sheetOf([
      [...HEAD, "备注"],
      ...Array.from({ length: 3000 }, () => [A, 1, "0".repeat(20_000)]),
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "表");
    return write(book, {
      type: "buffer",
      bookType: "xlsx",
      compression: true,
      bookSST: false,
    }) as Buffer;
  }

  test("a small ZIP that unpacks to more than 48 MB is refused, whatever size it declares", () => {
    const bytes = hugeBook();
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(outcomeOf(bytes)).toBe("tooComplex");
  });

  test("a ZIP whose directory says that its parts are not packed, although they are, is refused", () => {
    const bytes = hugeBook();
    const entry = Buffer.from("PK\u0001\u0002");
    for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1))
      bytes.writeUInt16LE(0, at + 10);
    expect(outcomeOf(bytes)).toBe("damaged");
  });

  test("a ZIP that has its workbook in a ZIP of its own is refused", () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, "/xl/workbook.xml", Buffer.from("<workbook/>"));
    CFB.utils.cfb_add(container, "/Index.zip", bookOf([sheetOf([HEAD, [A, 1]])]));
    const bytes = CFB.write(container, { type: "buffer", fileType: "zip" });
    expect(outcomeOf(bytes)).toBe("damaged");
  });
});

test("a workbook with macros is read without them", () => {
  const book = read(bookOf([sheetOf([HEAD, [A, 1]])]));
  book.vbaraw = Buffer.from("a macro");
  const bytes = write(book, { type: "buffer", bookType: "xlsm", bookVBA: true }) as Buffer;
  expect(outcomeOf(bytes)).toEqual([[2, A, 1]]);
});
