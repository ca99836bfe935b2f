import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { ROOT } from "./job.ts";

const CACHE = join(ROOT, "node_modules/.cache/browsers");

/**
 * Unpacks the Chromium that a package of @sparticuz holds, and where asked for, its library that draws WebGL without a GPU. It uses the
 * libraries of the system, which every other Chromium needs as well. Returns its path; throws where it does not run.
 * @param module The address of the package, as `import.meta.resolve` gives it.
 */
export function packagedBrowser(module: string, { hasWebGl = false } = {}): string {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(`The browser of the module ${module} runs on Linux with x64 only.`);
  const root = dirname(dirname(fileURLToPath(module)));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(CACHE, version);
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    // Two workers may unpack it at the same time: the first one's stays, since it may be running.
    const part = mkdtempSync(join(CACHE, "part-"));
    const unpacked = (file: string) => brotliDecompressSync(readFileSync(join(root, "bin", file)));
    writeFileSync(join(part, "chromium"), unpacked("chromium.br"), { mode: 0o755 });
    if (hasWebGl)
      execFileSync("tar", ["-x", "-C", part], { input: unpacked("swiftshader.tar.br") });
    try {
      renameSync(part, folder);
    } catch (failure) {
      if (!existsSync(folder)) throw failure;
      rmSync(part, { recursive: true });
    }
  }
  return join(folder, "chromium");
}
