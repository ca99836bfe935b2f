import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { inEmptyFolder } from "@reagent/server/testing/shop-process";
import { ROOT } from "../../scripts/job.ts";
import { median } from "./figure.ts";
import { type Seen, visit } from "./page-visit.ts";
import { LONG_CART, MEASURED } from "./pages.ts";
import { inVisitedShop } from "./visited-shop.ts";

const RUNS = 5;

/** The pages that can be compared. */
export const COMPARED = [...MEASURED, LONG_CART];

/** Runs work with a built checkout of a commit in a temporary folder. */
async function inCheckout<Result>(
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  return inEmptyFolder(async (parent) => {
    const folder = join(parent, "checkout");
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, stdio: "inherit" });
    execFileSync("git", ["worktree", "add", "--detach", folder, commit], { cwd: ROOT });
    try {
      run("npx", "-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline");
      run("npx", "-y", "pnpm@12", "run", "build");
      return await work(folder);
    } finally {
      execFileSync("git", ["worktree", "remove", "--force", folder], { cwd: ROOT });
    }
  });
}

function printSeen(what: string, seen: readonly Seen[]): void {
  const of = (key: keyof Seen) => median(seen.map((each) => each[key])).toFixed(0);
  console.log(
    `${what}: first paint ${of("paint")} ms, largest ${of("lcp")} ms, usable after ${of("usable")} ms, ` +
      `blocked ${of("blocked")} ms, ${of("files")} files, ${of("kilobytes")} kB`,
  );
}

/**
 * Compares how the first loads of pages feel in this checkout and in a commit, in one run: both are visited in turn, so that what else
 * the machine does meets both.
 * @param pages The names of the compared pages; all where there is none
 */
export async function compareWith(commit: string, pages: readonly string[]): Promise<void> {
  const chosen = COMPARED.filter(({ name }) => pages.length === 0 || pages.includes(name));
  await inCheckout(commit, (checkout) =>
    inVisitedShop(
      (before) =>
        inVisitedShop(async (now, browser) => {
          for (const page of chosen) {
            const seen = { before: [] as Seen[], now: [] as Seen[] };
            for (let run = 0; run < RUNS; run += 1) {
              seen.before.push(await visit(browser, before, page));
              seen.now.push(await visit(browser, now, page));
            }
            printSeen(`${page.name}, ${commit}`, seen.before);
            printSeen(`${page.name}, now`, seen.now);
          }
        }),
      checkout,
    ),
  );
}
