import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { objectionsToStyles, objectionToNewer } from "./browsers.ts";

type Statement = { readonly expression: Parameters<typeof objectionToNewer>[1] };

function objectionTo(code: string, file = "packages/ui/src/blocks/scroll-to-top.ts") {
  const [statement] = parseAst(code).body;
  return objectionToNewer(file, (statement as unknown as Statement).expression);
}

describe("code for browsers", () => {
  it.each([
    ["AbortSignal.any", "Chromium before 116"],
    ["AbortSignal.timeout", "Safari before 16"],
    ["Intl.Segmenter", "Firefox before 125"],
    ["element.checkVisibility", "Safari before 17.4"],
    ["URLPattern", "Firefox before 142"],
    ["requestIdleCallback", "Safari"],
    ["/(?<=[+/])/u", "lookbehind"],
    ["/(?<!a)b/u", "lookbehind"],
    ["`(?<!\\\\d)${number}`", "lookbehind"],
    ["/[a--b]/v", "flag v"],
  ])("may not have %s", (code, reason) => {
    expect(objectionTo(code)).toContain(reason);
  });

  it.each(["AbortSignal.abort", "Intl.NumberFormat", "crypto.randomUUID", "/(?<year>a)(?!b)/u"])(
    "may have %s",
    (code) => {
      expect(objectionTo(code)).toBeUndefined();
    },
  );

  it("may ask for what it then does without", () => {
    expect(objectionTo("requestIdleCallback", "packages/ui/src/when-idle.ts")).toBeUndefined();
  });

  it.each([
    "apps/server/src/pages/pages.ts",
    "apps/shop/src/server.tsx",
    "packages/ui/src/data/hooks.test.tsx",
    "tests/journeys/shop.ts",
  ])("is not %s", (file) => {
    expect(objectionTo("AbortSignal.timeout", file)).toBeUndefined();
  });
});

describe("styles", () => {
  const inButton = (line: string) =>
    objectionsToStyles("packages/ui/src/components/Button/Button.css.ts", `{\n${line}\n}`);

  it.each([
    ['gridTemplateColumns: "subgrid",', "Chromium before 117"],
    ['"&:has(img)": {},', "Firefox before 121"],
    ["background: `color-mix(in srgb, red 10%, transparent)`,", "Chromium before 111"],
    ['overflowX: "clip",', "Safari before 16"],
    ['"@container": {},', "Safari before 16"],
    ['float: "inline-end",', "Chromium before 118"],
    ['"screen and (width >= 640px)": {},', "Safari before 16.4"],
  ])("may not have %s without a fallback", (line, lacking) => {
    expect(inButton(line)).toEqual([
      expect.stringContaining(`Line 2 is not understood by ${lacking}`),
    ]);
  });

  it.each([
    'gridTemplateColumns: ["1fr 2fr", "subgrid"],',
    'maxHeight: "100dvh",',
    'textWrap: "pretty",',
  ])("may have %s", (line) => {
    expect(inButton(line)).toEqual([]);
  });

  it("may ask for :has where another selector serves without it", () => {
    expect(inButton('"&:has(input)": {}, "@supports": ringWithoutHas')).toEqual([]);
  });
});
