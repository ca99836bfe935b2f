import { describe, expect, test } from "vitest";
import { kindOf, parseDrawing } from "./parse-drawing.ts";

const acetonitrile =
  `<svg xmlns="http://www.w3.org/2000/svg" width="59.03" height="17.9" viewBox="0 0 59.03 17.9" fill="none" stroke="currentColor">` +
  `<path d="M3 9.53L27 9.53" stroke-width="1.5"/><g fill="currentColor"><text x="45.95" y="14.2">N</text></g></svg>`;

describe("parseDrawing", () => {
  test("reads shapes and the stated size", () => {
    expect(parseDrawing(acetonitrile)).toEqual({
      width: 59.03,
      height: 17.9,
      svg: {
        tag: "svg",
        attributes: {
          width: "59.03",
          height: "17.9",
          viewBox: "0 0 59.03 17.9",
          fill: "none",
          stroke: "currentColor",
        },
        children: [
          { tag: "path", attributes: { d: "M3 9.53L27 9.53", strokeWidth: "1.5" }, children: [] },
          {
            tag: "g",
            attributes: { fill: "currentColor" },
            children: [{ tag: "text", attributes: { x: "45.95", y: "14.2" }, children: ["N"] }],
          },
        ],
      },
    });
  });

  test("uses the size of the view box if no size is stated", () => {
    expect(parseDrawing(`<svg viewBox="0 0 320 180"><path d="M0 0"/></svg>`)).toMatchObject({
      width: 320,
      height: 180,
    });
  });

  test("drops scripts, links and references of a drawing", () => {
    const drawing = parseDrawing(
      `<svg viewBox="0 0 9 9" onload="alert(1)" style="fill:red"><script>alert(1)</script><style>*{}</style>` +
        `<foreignObject><text>x</text></foreignObject><image href="//kedu.example/x.png"/><a href="javascript:alert(1)">` +
        `<path d="M0 0" id="x" class="y" fill="url(//kedu.example/p)" stroke='url( "#p")' onclick="alert(1)"/></a></svg>`,
    );
    expect(drawing?.svg).toEqual({ tag: "svg", attributes: { viewBox: "0 0 9 9" }, children: [] });
  });

  test.each([
    "",
    "/files/banner.png",
    "<svg></svg>",
    `<svg width="0" height="0"></svg>`,
    "<p>x</p>",
    "<svg",
  ])("finds no drawing in %j", (text) => expect(parseDrawing(text)).toBeUndefined());

  test("reads an unclosed drawing up to its end", () => {
    expect(parseDrawing(`<svg viewBox="0 0 9 9"><g><path d="M0 0">`)?.svg.children).toHaveLength(1);
  });
});

test.each([
  [" ", "none"],
  [' <svg xmlns="x"/>', "markup"],
  ["/files/b810527.svg?v=2", "line-art"],
  ["/files/b810527.jpg", "photograph"],
])("classifies %j as %s", (drawing, kind) => {
  expect(kindOf(drawing)).toBe(kind);
});
