/** Names by a part of the User-Agent; the first match counts, since browsers also name those that they resemble. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/MicroMessenger\//u, "WeChat"],
  [/QQBrowser\//u, "QQ Browser"],
  [/Edg(?:e|A|iOS)?\//u, "Edge"],
  [/OPR\//u, "Opera"],
  [/SamsungBrowser\//u, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\//u, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//u, "Chrome"],
  [/Safari\//u, "Safari"],
];
const SYSTEMS: typeof BROWSERS = [
  [/OpenHarmony|HarmonyOS/u, "HarmonyOS"],
  [/iPhone|iPad|iPod/u, "iOS"],
  [/Android/u, "Android"],
  [/Windows/u, "Windows"],
  [/Macintosh|Mac OS X/u, "macOS"],
  [/CrOS/u, "ChromeOS"],
  [/Linux/u, "Linux"],
];

/** The browser and its system by its User-Agent, "Firefox · Linux"; "" where both are unknown. Versions are left out. */
export function browserName(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(" · ");
}
