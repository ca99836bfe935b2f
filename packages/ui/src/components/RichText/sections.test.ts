import { expect, test } from "vitest";
import { sectionsOf, textBlocks, withSectionIds } from "./sections.ts";

const html =
  "<h2>One &amp; two</h2><p>Text<br />more</p><h2 lang='en'>Three</h2><ul><li>a</li><li>b</li></ul>";

test("finds the sections of a text", () => {
  expect(sectionsOf(html)).toEqual([
    { id: "section-1", title: "One & two" },
    { id: "section-2", title: "Three" },
  ]);
  expect(sectionsOf("<p>Text</p><h3>Small</h3>")).toEqual([]);
});

test("gives headings the ids of their sections", () => {
  expect(withSectionIds(html)).toContain('<h2 id="section-1">One &amp; two</h2>');
  expect(withSectionIds(html)).toContain("<h2 id=\"section-2\" lang='en'>Three</h2>");
});

test("gives the words of a text without markup", () => {
  expect(textBlocks(html)).toEqual([
    { kind: "heading", text: "One & two" },
    { kind: "text", text: "Text" },
    { kind: "text", text: "more" },
    { kind: "heading", text: "Three" },
    { kind: "text", text: "a" },
    { kind: "text", text: "b" },
  ]);
  expect(textBlocks("<table><tr><th>a</th><td>b</td></tr></table>")).toEqual([
    { kind: "text", text: "a b" },
  ]);
});
