import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { ROOT } from "./job.ts";

const CACHE = join(ROOT, "node_modules/.cache/browsers");

interface PackagedBrowser {
  readonly executablePath: string;
  /** The version of the package, whose first number is that of the browser. */
  readonly version: string;
}

/**
 * Unpacks the Chromium that a package of @sparticuz holds, and where asked for, its library that draws WebGL without a GPU. It uses the
 * libraries of the system, which every other Chromium needs as well. Throws where it does not run.
 * @param module The address of the package, as `import.meta.resolve` gives it.
 */
export async function packagedBrowser(
  module: string,
  { hasWebGl = false } = {},
): Promise<PackagedBrowser> {
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
    const unpacked = (file: string) =>
      [createReadStream(join(root, "bin", file)), createBrotliDecompress()] as const;
    await pipeline(
      ...unpacked("chromium.br"),
      createWriteStream(join(part, "chromium"), { mode: 0o755 }),
    );
    if (hasWebGl) {
      const tar = spawn("tar", ["-x", "-C", part], { stdio: ["pipe", "inherit", "inherit"] });
      const ended = once(tar, "close");
      await pipeline(...unpacked("swiftshader.tar.br"), tar.stdin);
      await ended;
    }
    try {
      renameSync(part, folder);
    } catch (failure) {
      if (!existsSync(folder)) throw failure;
      rmSync(part, { recursive: true });
    }
  }
  return { executablePath: join(folder, "chromium"), version };
}
