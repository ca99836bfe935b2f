import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
    "Chrome · Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    "Edge · Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox · Linux"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
    "Safari · iOS",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0`,
    "WeChat · Android",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1`,
    "Safari · macOS",
  ],
  ["curl/8.0 (Linux)", "Linux"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("the browser of %s is %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
