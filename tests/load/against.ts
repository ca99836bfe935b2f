import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { launchOptions } from "../../scripts/browser.ts";
import { ROOT } from "../../scripts/job.ts";
import { buildShop } from "../../scripts/shop-build.ts";
import { median } from "./figure.ts";
import { startHttp2Front } from "./http2-front.ts";
import { type Seen, visit } from "./page-visit.ts";
import { customerAt, MEASURED } from "./pages.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 5;

/** A shop that answers, and the token of one of its customers. */
interface Opened {
  readonly name: string;
  readonly address: string;
  readonly token: string;
  stop(): Promise<void>;
}

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

async function open(name: string, checkout: string, data: string): Promise<Opened> {
  const shop = await startShopProcess(data, { DEMO: "1" }, checkout);
  const front = await startHttp2Front(shop.address);
  return {
    name,
    address: front.address,
    token: await customerAt(shop.address),
    stop: async () => {
      await front.stop();
      await shop.stop();
    },
  };
}

/** Prints how the first loads of pages feel in each of the shops, which are visited in turn. */
async function compare(
  browser: Browser,
  shops: readonly Opened[],
  chosen: readonly string[],
): Promise<void> {
  for (const { name, path, usable, isCustomers } of MEASURED) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const seen = new Map<Opened, Seen[]>(shops.map((shop) => [shop, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [shop, list] of seen) {
        const url = `${shop.address}${path}`;
        const token = isCustomers ? shop.token : undefined;
        list.push(await visit(browser, { url, usable, isSlow: true, token }));
      }
    }
    for (const [shop, list] of seen) {
      const of = (key: keyof Seen) => median(list.map((each) => each[key])).toFixed(0);
      console.log(
        `${name}, ${shop.name}: first paint ${of("paint")} ms, largest ${of("lcp")} ms, usable after ${of("usable")} ms, ` +
          `blocked ${of("blocked")} ms, ${of("files")} files, ${of("kilobytes")} kB`,
      );
    }
  }
}

/**
 * Compares how the first loads of pages feel in this checkout and in a commit, in one run: both are visited in turn, so that what else
 * the machine does meets both.
 * @param pages The names of the measured pages; all where there is none
 */
export async function compareWith(commit: string, pages: readonly string[]): Promise<void> {
  if (!(await buildShop())) throw new Error("the shop could not be built");
  await inCheckout(commit, (checkout) =>
    inEmptyFolder((dataOfCommit) =>
      inEmptyFolder(async (data) => {
        const browser = await chromium.launch(launchOptions());
        const shops: Opened[] = [];
        try {
          shops.push(await open(commit, checkout, dataOfCommit), await open("now", ROOT, data));
          await compare(browser, shops, pages);
        } finally {
          await browser.close();
          for (const shop of shops) await shop.stop();
        }
      }),
    ),
  );
}
