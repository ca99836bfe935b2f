import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|html|mjs)$/;

/** Writes a .gz and a .br beside every text file, so that the server compresses nothing twice. */
export function precompress(folder: string): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async closeBundle() {
      const names = (await readdir(folder, { recursive: true })).filter((name) =>
        compressible.test(name),
      );
      await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name);
          const content = await readFile(path);
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        }),
      );
    },
  };
}
