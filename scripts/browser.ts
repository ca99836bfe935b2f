import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { canInstall, install } from "./install.ts";

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

/** Runs Playwright's command; returns false where it fails. */
function playwright(...args: readonly string[]): boolean {
  // For a place where its download cannot be reached, in milliseconds.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const shell = process.platform === "win32";
  return spawnSync("playwright", args, { env, stdio: "inherit", shell }).status === 0;
}

/** Installs the other engines' browsers, of Debian's packages, where they are missing. */
export function needSystemBrowsers(): void {
  const programs = ["firefox-esr", "WebKitWebDriver", "Xvfb"];
  if (programs.every(onPath)) return;
  if (canInstall) {
    console.log("No Firefox and WebKit here: installing the system's packages.");
    install("firefox-esr", "webkit2gtk-driver", "xvfb");
  }
  if (!programs.every(onPath))
    throw new Error("The nightly run needs firefox-esr, webkit2gtk-driver and xvfb of Debian.");
}

/** Finds a Chromium, or installs one: Playwright's where its download is reachable, else the system's package when root. */
export function needBrowser(): void {
  if (findBrowser()) return;
  console.log("No Chromium here: trying Playwright's download.");
  if (playwright("install", "chromium")) {
    if (canInstall) playwright("install-deps", "chromium");
  } else if (canInstall) {
    console.log("Playwright's download is not reachable: installing the system's chromium.");
    if (!install(HEADLESS_SHELL)) install("chromium");
  }
  if (!findBrowser()) {
    throw new Error(
      "The tests need Chromium. Run `npx playwright install chromium`, or install your system's chromium package, " +
        "or set CHROMIUM to the path of one.",
    );
  }
}
