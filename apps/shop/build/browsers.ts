/** The oldest supported browsers, for which code and styles are built (docs/decisions/2026-11-27-supported-browsers.md). */
export const OLDEST_BROWSERS = ["chrome109", "firefox115", "safari15.6", "ios15.6"];
