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
  /(^|\/)(dist|dist-server|node_modules)\/|\.(test|stories)\.tsx?$|\.mdx$|\/(mock|foundations)\//;

/** The twin that draws pages on the server. */
const TWIN = ["--ssr", "src/server.tsx"];

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
  const quietly = ["apps/shop", "--logLevel", "warn"];
  const build = (...options: string[]) =>
    run("vite", ["build", ...quietly, ...options], { prefix });
  const { code } = await build();
  const { code: twinCode } = code === 0 ? await build(...TWIN) : { code };
  if (twinCode === 0) writeFileSync(join(ROOT, STAMP), sources);
  return twinCode === 0;
}
