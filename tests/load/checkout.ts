import { spawn } from "node:child_process";
import { ROOT, run } from "../../scripts/job.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder } from "./shop-process.ts";

const TIMEOUT_MS = 10 * 60_000;

/** Seconds from a fresh clone to a page that opens, with the README's first command and cached packages. */
export async function cloneFigure(): Promise<Figure> {
  return inEmptyFolder(async (folder) => {
    const clone = `${folder}/shop`;
    const { code } = await run("git", ["clone", "--quiet", ROOT, clone]);
    if (code !== 0) throw new Error("the repository could not be cloned");
    const startedAt = performance.now();
    const shop = spawn("npx", ["-y", "pnpm@12", "start"], {
      cwd: clone,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PORT: "0", CI: "true" },
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let output = "";
        const timeout = setTimeout(
          () => reject(new Error(`not open after ${TIMEOUT_MS} ms\n${output}`)),
          TIMEOUT_MS,
        );
        shop.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          const found = / is open at (http:\S+)/.exec(output)?.[1];
          if (!found) return;
          clearTimeout(timeout);
          resolve(found);
        });
      });
      const page = await fetch(address);
      if (!page.ok) throw new Error(`the page answered ${page.status}`);
      const seconds = (performance.now() - startedAt) / 1000;
      return figureOf(
        "fresh clone to working page",
        "npx -y pnpm@12 start, empty folder",
        "s",
        [seconds],
        { atMost: 180 },
      );
    } finally {
      if (shop.pid !== undefined) process.kill(-shop.pid, "SIGTERM");
    }
  });
}

/** Minutes of the whole test command, after installation. */
export async function testFigure(): Promise<Figure> {
  const startedAt = performance.now();
  const { code } = await run(process.execPath, ["scripts/test.ts"], { prefix: "[test] " });
  const minutes = (performance.now() - startedAt) / 60_000;
  const outcome = code === 0 ? "all passed" : "with failures";
  return figureOf("test command, after installation", outcome, "min", [minutes], { atMost: 15 });
}
