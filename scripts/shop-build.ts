import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./job.ts";

const STAMP = "apps/shop/dist/.sources";
const SOURCES = [
  "apps/shop/**/*",
  "packages/*/src/**/*",
  "packages/*/package.json",
  "pnpm-lock.yaml",
];
const NOT_SHIPPED =
  /(^|\/)(dist|node_modules)\/|\.(test|stories)\.tsx?$|\.mdx$|\/(mock|foundations)\//;

/** Names the state of everything that the shop is built from. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SHIPPED.test(file.slice(ROOT.length).replaceAll("\\", "/")))
    .toSorted();
  for (const file of files) hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(join(ROOT, STAMP), "utf8");
  } catch {
    return undefined;
  }
}

/** Builds the shop where its sources have changed since the last time. False when the build fails. */
export async function buildShop(prefix = ""): Promise<boolean> {
  const sources = sourcesHash();
  if (builtFrom() === sources) return true;
  console.log(`${prefix}Building the shop.`);
  const { code } = await run("vite", ["build", "apps/shop", "--logLevel", "warn"], { prefix });
  if (code === 0) writeFileSync(join(ROOT, STAMP), sources);
  return code === 0;
}
