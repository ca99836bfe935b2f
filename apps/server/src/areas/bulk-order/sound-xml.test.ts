import { expect, test } from "vitest";
import { isSoundXml } from "./sound-xml.ts";

const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="urn:x"><!-- a < b --><sheetData>${rows}</sheetData></worksheet>`;

test.each([
  sheet('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="XFD1"/></row>'),
  sheet('<row r="1048576"><c r="xfd1048576"><v>1</v></c></row>'),
  sheet("<row><c><v>1</v></c></row>"),
  sheet('<row r="1" note="a > b"><c r="A1"><f><![CDATA[A1<B1]]></f></c></row>'),
  '<x:row r="1"><x:c r="A1"/></x:row>',
  "",
])("the XML %s is sound", (text) => {
  expect(isSoundXml(text)).toBe(true);
});

test.each([
  ["a cell beyond the last column", sheet('<row r="2"><c r="XFE2"/></row>')],
  ["a cell of six letters", sheet('<row r="2"><c r="ZZZZZZ2"/></row>')],
  ["a row beyond the last", sheet('<row r="1048577"/>')],
  ["a row of nine digits", sheet('<row r="999999999"/>')],
  ["a cell in such a row", sheet("<row><c r='A1048577'/></row>")],
  ["a row 0", sheet('<row r="0"/>')],
  ["a second place of a row", sheet("<row x=\" r='1'\" r='999999999'/>")],
  ["a place without quotes", sheet("<row r=999999999 />")],
  ["a place in capitals", sheet('<row r="1" R="999999999"/>')],
  ["a place in a namespace", sheet('<row r="1" x:r="999999999"/>')],
  ["a tag in a value", sheet("<row x=\"<row r='999999999'>\"/>")],
  ["unclosed tags", `<sst>${"<si><t>".repeat(20)}`],
  ["a tag without an end", '<sst count="1'],
  ["a comment without an end", "<sst><!-- </sst>"],
  ["tags that close others", "<a><b></a></b>"],
  ["a hundred levels", `${"<a>".repeat(100)}${"</a>".repeat(100)}`],
  ["a document type", "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>"],
])("the XML of %s is not sound", (_what, text) => {
  expect(isSoundXml(text)).toBe(false);
});
