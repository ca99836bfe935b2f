import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoints } from "@reagent/api/contract/contract";
import { signatureVector } from "@reagent/api/contract/signature-vector";
import { describe, expect, it } from "vitest";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = readFileSync(fromHere("../docs/api.md"), "utf8");

describe("docs/api.md", () => {
  it("is what the contract says; if not, run `node scripts/api-reference.ts`", () => {
    const script = fromHere("./api-reference.ts");
    expect(page).toBe(execFileSync(process.execPath, [script, "--print"], { encoding: "utf8" }));
  });

  it("describes every call and the signature's test vector", () => {
    for (const { name, method, path } of endpoints) {
      expect(page).toContain(`[${name}](#${name.toLowerCase()})`);
      expect(page).toContain(`### ${name}\n\n\`${method} ${path}\`\n`);
    }
    expect(page).toContain(signatureVector.signature);
  });
});
