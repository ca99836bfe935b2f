import { describe, expect, test } from "vitest";
import { fitting } from "./fitting.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

describe("fitting", () => {
  test("returns all names if they fit", () => {
    const names = named("溶剂", "醛酮", "羧酸与酸酐", "胺", "硼酸", "保护试剂");
    expect(fitting(names, 2)).toEqual(names);
  });

  test("ends before the name that would start one line too many", () => {
    const names = named(
      "Building blocks",
      "Catalysis and ligands",
      "Boronic acids and coupling reagents",
      "Protecting reagents",
    );
    expect(fitting(names, 2)).toEqual(names.slice(0, 2));
    expect(fitting(names, 3)).toEqual(names.slice(0, 2));
    expect(fitting(names, 4)).toEqual(names.slice(0, 3));
    expect(fitting(names, 5)).toEqual(names);
  });

  test("returns at least the first name, however long it is", () => {
    const [first, second] = named("a".repeat(200), "b");
    expect(fitting([first, second] as { name: string }[], 1)).toEqual([first]);
  });

  test("returns no names for an empty list", () => {
    expect(fitting([], 2)).toEqual([]);
  });
});
