import { pathIn } from "@reagent/api/contract/page-addresses";
import { shop } from "@reagent/api/contract/shop";
import { escapeHtml } from "../../http/escape-html.ts";
import type { Language, Words } from "../../http/language.ts";
import type { MailContent } from "./mail.ts";

/** The texts of a mail that has one link. */
export interface MailWords {
  readonly subject: Words;
  /** Paragraphs before the link, and after it. */
  readonly before: readonly Words[];
  readonly link: Words;
  readonly after: readonly Words[];
}

const greeting: Words = { zh: "您好：", en: "Hello," };

/** Where mails about parcels, returns and refunds are switched off. */
export const switchedOff: Words = {
  zh: "如不想再收到发货、退货与退款邮件，可在“个人信息”中关闭。",
  en: "You can switch off mails about parcels, returns and refunds in your profile.",
};

/** A mail with one link, to a page of the shop. */
export function linkMail(
  words: MailWords,
  {
    path,
    language,
    publicUrl,
  }: { readonly path: string; readonly language: Language; readonly publicUrl: string },
): MailContent {
  const link = `${publicUrl}${pathIn(language, path)}`;
  const before = [greeting, ...words.before].map((of) => of[language]);
  const after = words.after.map((of) => of[language]);
  const signature = [shop.name[language], `${shop.hotlines[0]} · ${shop.serviceEmail}`, publicUrl];
  return {
    subject: words.subject[language],
    text: [...before, link, ...after, signature.join("\n")].join("\n\n"),
    html: page(language, [
      ...before.map(escapeHtml),
      `<a href="${escapeHtml(link)}">${words.link[language]}</a><br><small>${escapeHtml(link)}</small>`,
      ...after.map(escapeHtml),
      signature.map(escapeHtml).join("<br>"),
    ]),
  };
}

function page(language: Language, paragraphs: readonly string[]): string {
  const lang = language === "zh" ? "zh-CN" : "en";
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"></head>
<body style="font: 16px/1.6 sans-serif; max-width: 36em; overflow-wrap: anywhere">
${body}
</body>
</html>
`;
}
