import { createHash } from "node:crypto";
import { fen, formatYuan } from "@reagent/domain/money";
import { paymentKind } from "@reagent/domain/payment";
import { escapeHtml } from "../../../basics/escape-html.ts";
import type { Language } from "../../../basics/language.ts";
import { simulatedMethods } from "./methods.ts";
import { NOTICE_BEHAVIOURS } from "./notice-behaviour.ts";
import type { SimulatedPayment } from "./store.ts";
import { behaviourWords, choiceWords, outcomeWords, pageWords } from "./words.ts";

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#8a949a, #7d888f); --accent: light-dark(#0b5c6b, #7fd0de) }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 36em; padding: 0 16px 32px }
  .notice { background: light-dark(#fff3cd, #453a10); border: 1px solid var(--line); margin: 16px 0; padding: 8px 16px }
  dl { border-block: 1px solid var(--line); display: grid; gap: 8px 24px; grid-template-columns: max-content 1fr; padding: 16px 0 }
  dd { margin: 0; overflow-wrap: anywhere }
  .amount { font-size: 24px; font-variant-numeric: tabular-nums; line-height: 1.2 }
  fieldset { border: 0; display: grid; gap: 12px; margin: 0; padding: 0 }
  h1 { font-size: 28px; line-height: 1.3; margin: 24px 0 }
  legend { font-weight: 600; margin-bottom: 8px; padding: 0 }
  label { display: grid; gap: 4px; margin-bottom: 12px }
  footer { margin-top: 32px }
  select, button { border: 1px solid var(--line); border-radius: 4px; font: inherit; min-height: 44px; padding: 4px 16px; width: 100% }
  button { background: none; color: inherit; cursor: pointer }
  .first { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #06222a); font-weight: 600 }
  a { color: var(--accent) }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

/** Content security policy of these pages: their own style and form, nothing else. */
export const GATEWAY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const choices = ["paid", "refused", "abandoned"] as const;

const nameOf = (methodId: string, language: Language) =>
  [...simulatedMethods.person, ...simulatedMethods.enterprise].find(({ id }) => id === methodId)
    ?.name[language] ?? methodId;

/** The page of a payment: its facts and the choices, or its outcome. */
export function paymentPage(
  payment: SimulatedPayment,
  { language, shopUrl }: { readonly language: Language; readonly shopUrl: string },
): string {
  const title = pageWords[paymentKind(payment.method) === "wechat" ? "wechat" : "bank"][language];
  const facts = [
    [pageWords.method, escapeHtml(nameOf(payment.method, language))],
    [pageWords.subject, escapeHtml(payment.subject)],
    [pageWords.amount, `<span class="amount">¥ ${formatYuan(fen(payment.amount))}</span>`],
  ] as const;
  const list = facts
    .map(([term, value]) => `<dt>${term[language]}</dt><dd>${value}</dd>`)
    .join("\n");
  return page(language, title, [
    `<dl>${list}</dl>`,
    payment.state === "open"
      ? form(language)
      : `<p role="status"><strong>${outcomeWords[payment.state][language]}</strong></p>
<p><a href="${escapeHtml(`${shopUrl}${returnPath(payment)}`)}">${pageWords.back[language]}</a></p>`,
  ]);
}

/** The page for an unknown payment. */
export function missingPage(language: Language): string {
  return page(language, pageWords.bank[language], [`<p>${pageWords.missing[language]}</p>`]);
}

/** The shop's page with the result (decisions, payResult), which the shop does not trust: it waits for a notice. */
export function returnPath({ return_path, state }: SimulatedPayment): string {
  const separator = return_path.includes("?") ? "&" : "?";
  return `${return_path}${separator}payResult=${state === "paid" ? 1 : 0}`;
}

function form(language: Language): string {
  const options = NOTICE_BEHAVIOURS.map(
    (behaviour) => `<option value="${behaviour}">${behaviourWords[behaviour][language]}</option>`,
  ).join("");
  const buttons = choices.map(
    (choice) =>
      `<button name="outcome" value="${choice}"${choice === "paid" ? ' class="first"' : ""}>${choiceWords[choice][language]}</button>`,
  );
  return `<form method="post" action="?lang=${language}"><fieldset>
<legend>${pageWords.decide[language]}</legend>
<label>${pageWords.behaviour[language]}<select name="behaviour">${options}</select></label>
${buttons.join("\n")}
</fieldset></form>`;
}

function page(language: Language, title: string, parts: readonly string[]): string {
  const other = language === "zh" ? "en" : "zh";
  const lang = { zh: "zh-CN", en: "en" } as const;
  return `<!doctype html>
<html lang="${lang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="notice">${pageWords.notice[language]}</p>
<h1>${title}</h1>
${parts.join("\n")}
</main>
<footer><a href="?lang=${other}" lang="${lang[other]}" hreflang="${lang[other]}">${pageWords.other[language]}</a></footer>
</body>
</html>
`;
}
