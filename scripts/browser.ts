import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Chromium without the code for windows, as in Playwright's own download: tests take two thirds of the time. */
const HEADLESS_SHELL = "chromium-headless-shell";

/** Names of the system's Chromium; the environment variable CHROMIUM names another. */
const NAMES = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Chromium's options for tests: no sandbox for containers, no background requests, the same rendering on every machine,
 * and no GPU, since an emulated one takes twice the time.
 */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--font-render-hinting=slight",
];

export interface Browser {
  /** Absent where Playwright's own download is used. */
  executablePath?: string;
}

function onPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** The installed Chromium: the one named by CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): Browser | undefined {
  const named = process.env["CHROMIUM"];
  if (named) return { executablePath: named };
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = NAMES.map(onPath).find(Boolean) ?? MAC.find((file) => existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

/** `launchOptions` of vitest's provider and of Playwright's `use`. */
export function launchOptions(): Browser & { args: string[] } {
  return { ...findBrowser(), args: BROWSER_ARGS };
}

/** Time limit of one connection of Playwright's download. */
const CONNECTION_TIMEOUT_MS = "10000";

function run(command: string, args: readonly string[]): boolean {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT_MS,
  };
  const shell = process.platform === "win32";
  return spawnSync(command, args, { env, stdio: "inherit", shell }).status === 0;
}

/** Finds a Chromium, or installs one: Playwright's where its download is reachable, else the system's package when root. */
export function needBrowser(): Browser {
  const here = findBrowser();
  if (here) return here;
  const isRootOnDebian = process.getuid?.() === 0 && onPath("apt-get") !== undefined;
  console.log("No Chromium here: trying Playwright's download.");
  if (run("playwright", ["install", "chromium"])) {
    if (isRootOnDebian) run("playwright", ["install-deps", "chromium"]);
  } else if (isRootOnDebian) {
    console.log("Playwright's download is not reachable: installing the system's chromium.");
    run("apt-get", ["update", "-qq"]);
    const install = (name: string) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    if (!install(HEADLESS_SHELL)) install("chromium");
  }
  const fetched = findBrowser();
  if (!fetched) {
    throw new Error(
      "The tests need Chromium. Run `npx playwright install chromium`, or install your system's chromium package, " +
        "or set CHROMIUM to the path of one.",
    );
  }
  return fetched;
}
