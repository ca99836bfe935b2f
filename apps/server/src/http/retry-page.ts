import type { Language, LocalizedText } from "../basics/language.ts";

/** Seconds after which the browser reloads the page. */
const RELOAD_AFTER_S = 5;

const again = { zh: "重试", en: "Try again" } as const;
const locale = { zh: "zh-CN", en: "en" } as const;

/** The page that is shown instead of another which can be shown later: it loads no files, and reloads by itself. */
export const retryPage = (message: LocalizedText, language: Language): string => `<!doctype html>
<html lang="${locale[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_AFTER_S}">
<title>${message[language]}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 36em; padding: 64px 16px; text-align: center }
  a { color: light-dark(#0b5c6b, #7fd0de) }
</style>
</head>
<body>
<p>${message[language]}</p>
<p><a href="">${again[language]}</a></p>
</body>
</html>
`;
