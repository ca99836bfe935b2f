import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FirstStyles } from "./first-styles.ts";

const LINK = '<link rel="stylesheet" crossorigin href="/shop.css">';
const page = (body: string) => `<html><head>${LINK}</head><body>${body}</body></html>`;

describe("the styles that are inlined into a rendered page", () => {
  let folder: string;
  const inlinedFrom = (sheet: string, body: string) => {
    writeFileSync(join(folder, "shop.css"), sheet);
    const html = new FirstStyles(folder).inlineInto(page(body));
    return /<style>(.*)<\/style><\/head>/u.exec(html)?.[1];
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "first-styles-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ["a class of the page", ".a{color:red}", ".a{color:red}"],
    ["a class that the page does not have", ".z{color:red}", ""],
    ["both classes of a selector", ".a.b{color:red}", ".a.b{color:red}"],
    ["one of two classes", ".a .z{color:red}", ""],
    ["one selector of a list", ".z,.a{color:red}", ".a{color:red}"],
    ["no class at all", ":root{--ink:#000}", ":root{--ink:#000}"],
    ["a negated class", ".a:not(.z){color:red}", ".a:not(.z){color:red}"],
    ["a theme", "[data-theme=dark] .a{color:red}", "[data-theme=dark] .a{color:red}"],
    ["hovering", ".a:hover{color:red}", ""],
    ["print", "@media print{.a{color:red}}", ""],
    ["an animation", "@keyframes turn{to{rotate:1turn}}", ""],
  ])(
    "the styles that are inlined into a rendered page are right for a rule for %s",
    (_what, sheet, inlined) => {
      expect(inlinedFrom(sheet, '<p class="a b">x</p>')).toBe(inlined);
    },
  );

  test("the styles that are inlined into a rendered page keep their order, their layers and their conditions", () => {
    const sheet =
      "@layer low,high;@layer high{.a{color:red}.z{color:blue}@media (width>=640px){.a{margin:0}}}@layer low{.a{color:green;top:0}}";
    expect(inlinedFrom(sheet, '<p class="a">x</p>')).toBe(
      "@layer low,high;@layer high{.a{color:red}}@layer high{@media (width>=640px){.a{margin:0}}}@layer low{.a{color:green;top:0}}",
    );
  });

  test("the styles that are inlined into a rendered page move the link to the whole style sheet behind the body", () => {
    writeFileSync(join(folder, "shop.css"), "");
    expect(new FirstStyles(folder).inlineInto(page("<p>x</p>"))).toBe(
      `<html><head><style></style></head><body><p>x</p>${LINK}</body></html>`,
    );
  });
});
