import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FirstStyles } from "./first-styles.ts";

const LINK = '<link rel="stylesheet" crossorigin href="/shop.css">';
const page = (body: string) => `<html><head>${LINK}</head><body>${body}</body></html>`;

describe("the styles that a drawn page brings along", () => {
  let folder: string;
  const broughtBy = (sheet: string, body: string) => {
    writeFileSync(join(folder, "shop.css"), sheet);
    const html = new FirstStyles(folder).bringAlong(page(body));
    return /<style>(.*)<\/style><\/head>/u.exec(html)?.[1];
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "first-styles-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ["a class it has", ".a{color:red}", ".a{color:red}"],
    ["a class it has not", ".z{color:red}", ""],
    ["both classes of a selector", ".a.b{color:red}", ".a.b{color:red}"],
    ["one of two classes", ".a .z{color:red}", ""],
    ["one selector of a list", ".z,.a{color:red}", ".a{color:red}"],
    ["no class at all", ":root{--ink:#000}", ":root{--ink:#000}"],
    ["a class that it must not have", ".a:not(.z){color:red}", ".a:not(.z){color:red}"],
    ["a theme", "[data-theme=dark] .a{color:red}", "[data-theme=dark] .a{color:red}"],
    ["a pointer", ".a:hover{color:red}", ""],
    ["paper", "@media print{.a{color:red}}", ""],
    ["a movement", "@keyframes turn{to{rotate:1turn}}", ""],
  ])("of a rule for %s", (_what, sheet, brought) => {
    expect(broughtBy(sheet, '<p class="a b">x</p>')).toBe(brought);
  });

  test("keep their order and the layers and conditions around them", () => {
    const sheet =
      "@layer low,high;@layer high{.a{color:red}.z{color:blue}@media (width>=640px){.a{margin:0}}}@layer low{.a{color:green;top:0}}";
    expect(broughtBy(sheet, '<p class="a">x</p>')).toBe(
      "@layer low,high;@layer high{.a{color:red}}@layer high{@media (width>=640px){.a{margin:0}}}@layer low{.a{color:green;top:0}}",
    );
  });

  test("leave the whole style sheet to come after the body", () => {
    writeFileSync(join(folder, "shop.css"), "");
    expect(new FirstStyles(folder).bringAlong(page("<p>x</p>"))).toBe(
      `<html><head><style></style></head><body><p>x</p>${LINK}</body></html>`,
    );
  });
});
