import { shop } from "@reagent/api/contract/shop";
import { pathIn } from "@reagent/api/pages/language-path";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { MailContent } from "./mail.ts";

/** A link to a page of the shop. */
interface MailLink {
  readonly words: LocalizedText;
  /** Without the language's prefix. */
  readonly path: string;
}

/** The texts of a mail that has one link, or a second one at its end. */
export interface MailWords {
  readonly subject: LocalizedText;
  /** Paragraphs before the link, and after it. */
  readonly before: readonly LocalizedText[];
  readonly link: LocalizedText;
  readonly after: readonly LocalizedText[];
  readonly secondLink?: MailLink;
}

interface Paragraph {
  readonly text: string;
  readonly html: string;
}

const greeting: LocalizedText = { zh: "您好：", en: "Hello," };

/** Where mails about parcels, returns and refunds are switched off. */
export const switchedOff: LocalizedText = {
  zh: "如不想再收到发货、退货与退款邮件，可在“个人信息”中关闭。",
  en: "You can switch off e-mails about parcels, returns and refunds in your profile.",
};

/** A mail with a link to a page of the shop. */
export function linkMail(
  words: MailWords,
  {
    path,
    language,
    publicUrl,
  }: { readonly path: string; readonly language: Language; readonly publicUrl: string },
): MailContent {
  const said = (text: string): Paragraph => ({ text, html: escapeHtml(text) });
  const allSaid = (all: readonly LocalizedText[]) => all.map((of) => said(of[language]));
  const linked = (link: MailLink): Paragraph => {
    const text = `${publicUrl}${pathIn(language, link.path)}`;
    const href = escapeHtml(text);
    return {
      text,
      html: `<a href="${href}">${link.words[language]}</a><br><small>${href}</small>`,
    };
  };
  const signature = [
    shop.name[language],
    `${shop.hotlines[0]} · ${shop.serviceEmail}`,
    `${publicUrl}${pathIn(language, "/")}`,
  ];
  const paragraphs = [
    ...allSaid([greeting, ...words.before]),
    linked({ words: words.link, path }),
    ...allSaid(words.after),
    ...(words.secondLink ? [linked(words.secondLink)] : []),
    { text: signature.join("\n"), html: signature.map(escapeHtml).join("<br>") },
  ];
  return {
    subject: words.subject[language],
    text: paragraphs.map(({ text }) => text).join("\n\n"),
    html: page(
      language,
      paragraphs.map(({ html }) => html),
    ),
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
