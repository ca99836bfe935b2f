import { describe, expect, it, test } from "vitest";
import { decodeList, readListFile } from "./list-file.ts";

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? utf8(part) : [...part])));
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

test.each([
  ["UTF-8", bytes("乙醇,64-17-5\r\n"), "乙醇,64-17-5\r\n"],
  ["UTF-8 with a byte order mark", bytes([0xef, 0xbb, 0xbf], "乙醇"), "乙醇"],
  ["GB18030", bytes([0xd2, 0xd2, 0xb4, 0xbc], ",CCO"), "乙醇,CCO"],
  ["UTF-16", bytes([0xff, 0xfe, 0x59, 0x4e, 0x0a, 0x00]), "乙\n"],
  ["nothing", bytes(), ""],
])("reads %s", (_encoding, content, text) => {
  expect(decodeList(content)).toBe(text);
});

test.each([
  ["a spreadsheet", bytes("PK", [3, 4, 20, 0, 6, 0])],
  ["a picture", bytes([0x89], "PNG\r\n", [0x1a], "\n")],
  ["bytes of no encoding", bytes("CCO\n", [0xff, 0x80])],
])("does not read %s", (_what, content) => {
  expect(decodeList(content)).toBeUndefined();
});

test("does not read a file that is no longer there", async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error("gone")) };
  expect(await readListFile(gone)).toBeUndefined();
});

const hex = (digits: string) =>
  Uint8Array.from(digits.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));

describe("the text of a file", () => {
  it.each([
    ["UTF-8", "e4b999e985b8e4b999e985af2c39392e3525", "乙酸乙酯,99.5%"],
    ["UTF-8 with its mark", "efbbbfe4b899e985ae", "丙酮"],
    [
      "UTF-16 of little-endian order",
      "fffe0d54f07909000553c5880a00194e6e9109003500300030006d004c00",
      "名称\t包装\n丙酮\t500mL",
    ],
    [
      "UTF-16 of big-endian order",
      "feff540d79f00009530588c5000a4e19916e0009003500300030006d004c",
      "名称\t包装\n丙酮\t500mL",
    ],
    [
      "UTF-16 without its mark",
      "6900740065006d005f0063006f00640065002c00194e6e912c003500300030006d004c002c0033003800",
      "item_code,丙酮,500mL,38",
    ],
    [
      "big-endian UTF-16 without its mark",
      "006900740065006d005f0063006f00640065002c4e19916e002c003500300030006d004c002c00330038",
      "item_code,丙酮,500mL,38",
    ],
    ["one name in GB18030", "b1bd", "苯"],
    ["a name in GB18030 whose bytes could be Korean", "b1fbcbe1b8c6", "丙酸钙"],
    ["GB18030 with a rare character", "322d8766dff2cde9cdaa2c323567", "2-噁唑烷酮,25g"],
    ["GB18030 with signs alone", "37382e33a1e62ca6c1", "78.3℃,α"],
    ["nothing", "", ""],
  ])("reads %s", (_what, bytes, text) => {
    expect(decodeList(hex(bytes))).toBe(text);
  });

  it.each([
    ["Big5 with one name", "a441eec5"],
    ["Big5", "a5d2ad662ca447b4e2a5d2d64a2cb242aef1a4c6b95b"],
    ["Big5 in prose", "c0b3c1d7a5faab4fa673a9f3b3b1b244b342"],
    ["Shift-JIS with one name", "8367838b83478393"],
    ["Shift-JIS", "8fc98e5f8be22c89df8e5f89bb908591662c907c8e5f83478360838b"],
    ["EUC-JP", "becbbbc0b6e42cb2e1bbc0b2bdbfe5c1c72cbfddbbc0a5a8a5c1a5eb"],
    ["EUC-KR with one name", "c5e7b7e7bfa3"],
    ["EUC-KR", "c1fabbeac0ba2cb0fabbeac8adbcf6bcd22cc3cabbeabfa1c6bf"],
    ["Windows-1252", "476c75636f736520e0203520252c20323520b043"],
    ["Windows-1251", "cde0f2f0e8ff20f5ebeef0e8e4"],
    ["a picture", "89504e470d0a1a0a0000000d49484452"],
    ["UTF-32", "fffe00004e000000"],
  ])("does not read %s", (_what, bytes) => {
    expect(decodeList(hex(bytes))).toBeUndefined();
  });
});
