import { expect, test } from "vitest";
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
