import { join } from "node:path";
import { type Browser, findBrowser } from "../../scripts/browser.ts";
import { ROOT } from "../../scripts/job.ts";
import { packagedBrowser } from "../../scripts/packaged-browser.ts";

/** Whether the run compares with pictures of its own, drawn by the installed browser, instead of the repository's. */
export const HAS_OWN_PICTURES = process.env["OWN_PICTURES"] === "1";

const CACHE = join(ROOT, "node_modules/.cache/pictures");

/** The folder of the repository's pictures. */
export const BASELINES = join(ROOT, "tests/looks/baselines");

/** The folder of the pictures that a version of the browser draws. */
export const folderOf = (version: string) =>
  join(HAS_OWN_PICTURES ? CACHE : BASELINES, `chromium-${version}`);

/**
 * The browser that draws the repository's pictures. The lock file pins it, since each build of Chromium
 * draws text differently. Throws where it does not run.
 */
export function pictureBrowser(): Browser {
  if (HAS_OWN_PICTURES) return findBrowser() ?? {};
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "The browser that draws the repository's pictures runs on Linux with x64 only. " +
        "To compare with pictures of your own, take them from a commit without your change: " +
        "npx -y pnpm@12 test:visual --own --update-snapshots",
    );
  }
  return { executablePath: packagedBrowser(import.meta.resolve("@sparticuz/chromium")) };
}
