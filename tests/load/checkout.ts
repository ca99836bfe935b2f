import { spawn } from "node:child_process";
import { ROOT, run } from "../../scripts/job.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder } from "./shop-process.ts";

const PATIENCE_MS = 10 * 60_000;

/** From a fresh clone to a page that opens, by the README's first command: seconds, with a warm registry. */
export async function cloneFigure(): Promise<Figure> {
  return inEmptyFolder(async (folder) => {
    const clone = `${folder}/shop`;
    const { code } = await run("git", ["clone", "--quiet", ROOT, clone]);
    if (code !== 0) throw new Error("the repository could not be cloned");
    const begun = performance.now();
    const shop = spawn("npx", ["-y", "pnpm@12", "start"], {
      cwd: clone,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PORT: "0", CI: "true" },
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = "";
        const impatience = setTimeout(
          () => reject(new Error(`not open after ${PATIENCE_MS} ms\n${said}`)),
          PATIENCE_MS,
        );
        shop.stdout.on("data", (chunk: Buffer) => {
          said += chunk.toString();
          const found = / is open at (http:\S+)/.exec(said)?.[1];
          if (!found) return;
          clearTimeout(impatience);
          resolve(found);
        });
      });
      const page = await fetch(address);
      if (!page.ok) throw new Error(`the page answered ${page.status}`);
      const seconds = (performance.now() - begun) / 1000;
      return figureOf(
        "fresh clone to working page",
        "npx pnpm@12 start, empty folder",
        "s",
        [seconds],
        { atMost: 180 },
      );
    } finally {
      if (shop.pid !== undefined) process.kill(-shop.pid, "SIGTERM");
    }
  });
}

/** The whole test command after installation, in minutes. */
export async function testFigure(): Promise<Figure> {
  const begun = performance.now();
  const { code } = await run(process.execPath, ["scripts/test.ts"], { prefix: "[test] " });
  const minutes = (performance.now() - begun) / 60_000;
  const outcome = code === 0 ? "all passed" : "with failures";
  return figureOf("test command, after installation", outcome, "min", [minutes], { atMost: 15 });
}
