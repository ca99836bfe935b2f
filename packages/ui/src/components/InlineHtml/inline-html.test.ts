import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type InlineNode, inlineText, parseInline } from "./inline-html.ts";

const shown = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => (node.kind === "text" ? node.text : `[${node.tag} ${shown(node.children)}]`))
    .join("");

describe("HTML in a name (decisions, rich text)", () => {
  test.each([
    ["<i>N</i>-甲基吡咯烷酮", "[i N]-甲基吡咯烷酮"],
    ["H<SUB>2</SUB>O", "H[sub 2]O"],
    ["<b>a<i>b</b>c", "[b a[i b]]c"],
    ["a<br/>b", "a[br ]b"],
    ["<span style='color:red'>乙醇</span>", "乙醇"],
    ['<img src=x onerror="alert(1)">乙醇', "乙醇"],
    ["<script>alert(1)</script>乙醇", "乙醇"],
    ["<style>b{}</style>乙醇<!-- x -->", "乙醇"],
    ["a &lt;b&gt; &amp;amp; &#945;&#x3b2; &nope;", "a <b> &amp; αβ &nope;"],
    ["pH < 7", "pH < 7"],
    ["</b>乙醇", "乙醇"],
    [
      "<p>For couplings.</p><p>Packed under <b>argon</b>.</p>",
      "For couplings. Packed under [b argon].",
    ],
    ["<p>用于偶联。</p><p>充氩分装。</p>", "用于偶联。充氩分装。"],
    ["<span>2-</span><span>pyridyl</span>", "2-pyridyl"],
    ["", ""],
  ])("reads the HTML %s as %s", (html, expected) => {
    expect(shown(parseInline(html))).toBe(expected);
  });

  test("returns a text without markup unchanged", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<&]/u.test(text)),
        (text) => {
          expect(shown(parseInline(text))).toBe(text);
        },
      ),
    );
  });

  test("reads any text as the HTML of a name without an error", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseInline(`<b>${text}</i>&#x${text};`)).not.toThrow();
      }),
    );
  });
});

test("the text of a name in HTML has neither tags nor escapes", () => {
  expect(inlineText("<i>N</i>-甲基 &lt;b&gt; &amp; H<sub>2</sub>O")).toBe("N-甲基 <b> & H2O");
});
