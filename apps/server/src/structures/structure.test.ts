import { describe, expect, test } from "vitest";
import { demoCatalogue } from "../testing/demo.ts";
import { drawStructure } from "./structure.ts";

const { substances } = await demoCatalogue();
const drawn = [...new Map(substances.map(({ smiles, key }) => [smiles, key]))].flatMap(
  ([smiles, key]) => (smiles === null ? [] : [{ key, smiles, svg: drawStructure(smiles) }]),
);

const number = (svg: string, name: string) =>
  Number(new RegExp(` ${name}="([\\d.]+)"`, "u").exec(svg)?.[1]);

/** Lengths of the lines of a drawing without labels. */
const bondLengths = (svg: string) =>
  [...svg.matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/gu)].map(([, x, y]) =>
    Math.hypot(Number(x), Number(y)),
  );

test("a structure whose parts overlap is drawn the same every time", () => {
  const drawings = Array.from({ length: 10 }, () =>
    drawStructure("C(CC#N)CC(CS(=O)(=O)C)CC(=O)NCC(=O)N"),
  );
  expect(new Set(drawings).size).toBe(1);
});

describe("the structures of all demo substances", () => {
  test("the structures of all demo substances are drawn", () => {
    expect(drawn.length).toBeGreaterThan(500);
    for (const { key, svg } of drawn) {
      expect(svg, key).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*>(?:<path [^>]*\/>|<g [^>]*>|<text [^>]*>[^<]+<\/text>|<\/g>)+<\/svg>$/u,
      );
    }
  });

  test("the structures of all demo substances have neither colours, fonts nor scripts", () => {
    for (const { key, svg } of drawn) {
      expect(svg, key).toContain('stroke="currentColor"');
      expect(svg, key).not.toMatch(
        /#[0-9a-f]{3}|rgb|black|white|font-family|<script|<style|\bon\w+=| id=|NaN|Infinity/iu,
      );
    }
  });

  test("the structures of all demo substances have a tight viewBox of their size", () => {
    for (const { key, svg } of drawn) {
      const [width, height] = [number(svg, "width"), number(svg, "height")];
      expect(svg, key).toContain(`viewBox="0 0 ${String(width)} ${String(height)}"`);
      expect(width, key).toBeGreaterThan(6);
      expect(height, key).toBeGreaterThan(6);
      expect(Math.max(width, height), key).toBeLessThan(1_000);
    }
  });

  test("the structures of all demo substances are small", () => {
    const sizes = drawn.map(({ svg }) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(6_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1_000);
  });
});

describe("drawStructure", () => {
  test("drawStructure draws bonds of 24 units for any molecule", () => {
    for (const smiles of ["CC", "CCCCCCCCCC", "C1CCCCC1"]) {
      const lengths = bondLengths(drawStructure(smiles));
      expect(lengths.length).toBeGreaterThan(0);
      for (const length of lengths) expect(length).toBeCloseTo(24, 0);
    }
  });

  test("drawStructure draws wedges that distinguish enantiomers", () => {
    const [left, right, none] = ["C[C@H](N)C(=O)O", "C[C@@H](N)C(=O)O", "CC(N)C(=O)O"].map(
      drawStructure,
    );
    expect(left).not.toBe(right);
    expect(left).not.toBe(none);
    expect(right).not.toBe(none);
  });

  test("drawStructure draws equal parts once, with their number, water last", () => {
    const labels = [
      ...drawStructure("O.O.O.O.O.[Cu+2].[O-]S([O-])(=O)=O").matchAll(/<text[^>]*>([^<]+)/gu),
    ].map(([, text]) => text);
    expect(labels.join(" ")).toMatch(/^Cu .* 5 (?:O|H|2| )+$/u);
    expect(labels.filter((label) => label === "Cu")).toHaveLength(1);
  });

  test("drawStructure writes charges with a minus sign", () => {
    expect(drawStructure("[Na+].[Cl-]")).toContain(">−<");
  });

  test("drawStructure throws on a SMILES that cannot be parsed", () => {
    expect(() => drawStructure("CXyz")).toThrow("The SMILES cannot be read: CXyz");
  });
});
