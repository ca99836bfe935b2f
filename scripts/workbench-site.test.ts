import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "./job.ts";
import { formerOf, pageOf } from "./workbench-site.ts";

describe("the former workbenches of a folder", () => {
  const tags = ["v1.10", "v1.9", "v1.8", "v1.7", "v1.6"];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "workbench-"));
    for (const tag of ["v1.10", "v1.9", "v1.7", "v1.6"]) {
      mkdirSync(join(folder, tag));
      writeFileSync(join(folder, tag, "index.json"), "{}");
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are the newest releases that have one, beside a branch", () => {
    expect(formerOf("pull/17", tags, folder)).toEqual(["v1.10", "v1.9", "v1.7"]);
  });

  it("are those before a release", () => {
    expect(formerOf("v1.9", tags, folder)).toEqual(["v1.7", "v1.6"]);
    expect(formerOf("v1.6", tags, folder)).toEqual([]);
  });
});

it("links to each workbench of a folder", () => {
  expect(pageOf(["v2", "v1"])).toContain(
    '<li><a href="v2/">v2</a></li>\n    <li><a href="v1/">v1</a></li>',
  );
});

it("prints its help", () => {
  const help = execFileSync("node", ["scripts/workbench-site.ts", "--help"], { cwd: ROOT });
  expect(String(help)).toContain("Builds the workbench of this checkout");
});
