import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endpoints } from "@reagent/api/contract/contract";
import { signatureVector } from "@reagent/api/contract/signature-vector";
import { BATCH_COLUMNS } from "@reagent/domain/batch-columns";
import { CATALOGUE_COLUMNS } from "@reagent/domain/catalogue-columns";
import { GIFT_COLUMNS } from "@reagent/domain/gift-columns";
import { INSTRUMENT_COLUMNS } from "@reagent/domain/instrument-columns";
import { SPECTRUM_COLUMNS } from "@reagent/domain/spectrum-columns";
import { describe, expect, it } from "vitest";
import { ROOT } from "./job.ts";

const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: ROOT })];
const read = (page: string) => readFileSync(join(ROOT, page), "utf8");

/** The anchor that a heading gets: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (page: string) =>
  new Set([...read(page).matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading)));

function leadsNowhere(page: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? page : join(dirname(page), file);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).has(anchor);
}

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

it("the README names every command of package.json", () => {
  const readme = read("README.md");
  const isNamed = (script: string) =>
    readme.includes(`npx -y pnpm@12 ${script}`) || readme.includes(`npx -y pnpm@12 run ${script}`);
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([]);
});

describe.each(pages)("%s", (page) => {
  const text = read(page);

  it("has no broken link", () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/gu)].map(
      ([, link = ""]) => link,
    );
    expect(links.filter((link) => leadsNowhere(page, link))).toEqual([]);
  });

  it("names only scripts of package.json", () => {
    const named = [...text.matchAll(/\bpnpm@12 (?:run )?([a-z][\w:-]*)/gu)].map(
      ([, script = ""]) => script,
    );
    const own = new Set([...Object.keys(scripts), "exec", "install"]);
    expect(named.filter((script) => !own.has(script))).toEqual([]);
  });

  it("starts pnpm without a question, which ends a command that has no terminal", () => {
    expect(text).not.toMatch(/npx (?!-y )\S*pnpm/u);
  });

  it("names only existing files of the repository", () => {
    const named = [
      ...text.matchAll(/`((?:packages|apps|demo|tests|scripts|docs|\.storybook)\/[\w./-]+)`/gu),
    ].map(([, path = ""]) => path);
    // What a build makes is not in a fresh clone.
    const kept = named.filter((path) => !path.includes("/dist"));
    expect(kept.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

/** The rows of the tables of a page, as cells. */
const rowsOf = (page: string) =>
  read(page)
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").slice(1));
const namesIn = (text = "") => [...text.matchAll(/`([^`\n]+)`/gu)].map(([, name = ""]) => name);

it("docs/glossary.md has only wire names of the contract", () => {
  const wireNames = rowsOf("docs/glossary.md").flatMap(([, , name]) => namesIn(name));
  expect(wireNames.length).toBeGreaterThan(40);
  const fields = new Set(namesIn(read("docs/api.md")).flatMap((path) => path.split(".")));
  expect(wireNames.filter((name) => !fields.has(name))).toEqual([]);
});

it.each([
  ["goods", CATALOGUE_COLUMNS],
  ["gifts", GIFT_COLUMNS],
  ["instruments", INSTRUMENT_COLUMNS],
  ["batches", BATCH_COLUMNS],
  ["spectra", SPECTRUM_COLUMNS],
])("docs/import.md describes every column of a file of %s, in both languages", (_, columns) => {
  const described = rowsOf("docs/import.md").flatMap(([english, chinese = ""]) => [
    ...namesIn(english),
    ...chinese.trim().split("、"),
  ]);
  const names = columns.flatMap(({ name, chinese }) => [name, chinese]);
  expect(names.filter((name) => !described.includes(name))).toEqual([]);
});

it("docs/api.md is what the contract says; if not, run `node scripts/api-reference.ts`", () => {
  const args = [join(ROOT, "scripts/api-reference.ts"), "--print"];
  const page = read("docs/api.md");
  expect(page).toBe(execFileSync(process.execPath, args, { encoding: "utf8" }));
  for (const { name, method, path } of endpoints) {
    expect(page).toContain(`[${name}](#${name.toLowerCase()})`);
    expect(page).toContain(`### ${name}\n\n\`${method} ${path}\`\n`);
  }
  expect(page).toContain(signatureVector.signature);
});

/** What only the example of docs/add-a-screen.md is called. */
const EXAMPLE =
  /\b(?:productDownload(?:Page)?|ProductDownload|listProductData|downloadProductData|productDataMessages)\b|areas\/product-data|as productData\b|"\/profile\/download"/u;
/** Tests of other subjects that make its calls. */
const OTHER_USERS = new Set([
  "apps/server/src/areas/checkout/own-prices.test.ts",
  "apps/server/src/operator/limits.test.ts",
]);

it("docs/add-a-screen.md names every file of its example", () => {
  const page = read("docs/add-a-screen.md");
  const files = ["packages/*/src", "apps/*/src", "tests"].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }),
  );
  const parts = files.filter((file) => EXAMPLE.test(read(file)) && !OTHER_USERS.has(file));
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((file) => !page.includes(`| \`${file}\``))).toEqual([]);
});

it("docs/add-a-screen.md names only files that exist", () => {
  const named = [...read("docs/add-a-screen.md").matchAll(/^\| `([^`]+)`/gmu)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
