import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

describe("docs/glossary.md", () => {
  it("has only wire names of the contract", () => {
    const reference = read("../docs/api.md");
    const rows = read("../docs/glossary.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Term"));
    const wireNames = rows.flatMap((row) =>
      [...(row.split("|")[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(wireNames.length).toBeGreaterThan(40);
    const fields = new Set(
      [...reference.matchAll(/`([\w.]+)`/g)].flatMap(([, path]) => path?.split(".") ?? []),
    );
    expect(wireNames.filter((name) => !fields.has(name ?? ""))).toEqual([]);
  });
});
