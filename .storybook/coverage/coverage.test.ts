import { describe, expect, it } from "vitest";
import { coverageOf, filesBeside, type Measured, sumOf } from "./coverage.ts";

const source = `export function Name({ isNew }) {
  if (isNew) save();
  return isNew ? "new" : "old";
}
`;

/** As the runner measured it where the name was new each time. */
const measured: Measured = {
  branchMap: {
    0: {
      loc: { start: { line: 2, column: 2 }, end: { line: 2, column: null } },
      locations: [
        { start: { line: 2, column: 2 }, end: { line: 2, column: null } },
        { start: {}, end: {} },
      ],
    },
    1: {
      loc: { start: { line: 3, column: 9 }, end: { line: 3, column: 30 } },
      locations: [
        { start: { line: 3, column: 17 }, end: { line: 3, column: 22 } },
        { start: { line: 3, column: 25 }, end: { line: 3, column: 30 } },
      ],
    },
  },
  b: { 0: [3, 0], 1: [3, 0] },
  fnMap: {
    0: { decl: { start: { line: 1, column: 16 }, end: { line: 1, column: 20 } } },
  },
  f: { 0: 3 },
};

describe("coverageOf", () => {
  it("names the ways that were never taken, with their lines", () => {
    const { branches, reached, missed } = coverageOf(measured, source);
    expect({ branches, reached }).toEqual({ branches: 4, reached: 2 });
    expect(missed).toEqual([
      { kind: "else", line: 2, text: "if (isNew) save();", part: [0, 18] },
      { kind: "branch", line: 3, text: 'return isNew ? "new" : "old";', part: [23, 28] },
    ]);
  });

  it("names functions that were never called", () => {
    const { missed } = coverageOf(
      { ...measured, b: { 0: [1, 1], 1: [1, 1] }, f: { 0: 0 } },
      source,
    );
    const text = "export function Name({ isNew }) {";
    expect(missed).toEqual([{ kind: "function", line: 1, text, part: [16, 20] }]);
  });

  it("cuts a line after 80 characters", () => {
    const [missed] = coverageOf(measured, source.replace("save()", "x".repeat(99))).missed;
    expect(missed?.text).toHaveLength(80);
    expect(missed?.part).toEqual([0, 80]);
  });
});

describe("filesBeside", () => {
  const none = { branches: 2, reached: 1, missed: [] };
  const files = {
    "packages/ui/src/screens/cart/Cart/Cart.tsx": none,
    "packages/ui/src/screens/cart/CartEmpty/CartEmpty.tsx": none,
    "packages/ui/src/screens/cart/parts/LineName/LineName.tsx": none,
  };
  const coverage = { measured: "2026-11-29T04:00:00.000Z", failed: 0, files };

  it("finds the files of the story's folder, and the parts of its area", () => {
    const { own, shared } = filesBeside(
      "./packages/ui/src/screens/cart/Cart/Cart.stories.tsx",
      coverage,
    );
    expect(own.map(([file]) => file)).toEqual(["packages/ui/src/screens/cart/Cart/Cart.tsx"]);
    expect(shared.map(([file]) => file)).toEqual([
      "packages/ui/src/screens/cart/parts/LineName/LineName.tsx",
    ]);
  });

  it("puts files that miss most first", () => {
    const [name = ""] = Object.keys(files);
    const { missed } = coverageOf(measured, source);
    const other = name.replace("Cart.tsx", "useCart.ts");
    const { own } = filesBeside(name, {
      ...coverage,
      files: { [name]: none, [other]: { ...none, missed } },
    });
    expect(own.map(([file]) => file)).toEqual([other, name]);
  });

  it("finds the files of a part alone", () => {
    const storyFile = "./packages/ui/src/screens/cart/parts/LineName/LineName.stories.tsx";
    const { own, shared } = filesBeside(storyFile, coverage);
    expect([own.length, shared.length]).toEqual([1, 0]);
  });

  it("sums the branches of files", () => {
    expect(sumOf(Object.values(files))).toEqual({ branches: 6, reached: 3 });
  });
});
