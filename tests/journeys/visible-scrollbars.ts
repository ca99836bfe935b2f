import { launchOptions } from "../../scripts/browser.ts";

/** A browser whose scrollbars take space, as on most desktops: Playwright hides those of a browser without a window. */
export const VISIBLE_SCROLLBARS = {
  ...launchOptions(),
  ignoreDefaultArgs: ["--hide-scrollbars"],
};
