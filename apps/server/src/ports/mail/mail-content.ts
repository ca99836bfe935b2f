import { pageAddresses, pathIn } from "@reagent/api/contract/page-addresses";
import { shop } from "@reagent/api/contract/shop";
import type { CodePurpose } from "@reagent/domain/one-time-code";
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

const codeWords: Readonly<Record<CodePurpose, MailWords>> = {
  activate: {
    subject: {
      zh: `激活您的${shop.name.zh}账号`,
      en: `Activate your account at ${shop.name.en}`,
    },
    before: [
      {
        zh: "请在 24 小时内打开下面的链接，设置登录密码并激活您的账号。激活后即可登录。",
        en: "Please open this link within 24 hours to set your password and activate your account. You can log in after that.",
      },
    ],
    link: { zh: "激活账号", en: "Activate the account" },
    after: [
      {
        zh: "如果不是您本人注册的，请忽略此邮件。",
        en: "If you did not register with us, please ignore this e-mail.",
      },
    ],
  },
  reset: {
    subject: {
      zh: `重新设置您的${shop.name.zh}登录密码`,
      en: `Set a new password at ${shop.name.en}`,
    },
    before: [
      {
        zh: "有人申请为您的账号重新设置登录密码。请在 24 小时内打开下面的链接，设置新密码。",
        en: "Somebody asked for a new password for your account. Please open this link within 24 hours to set it.",
      },
    ],
    link: { zh: "设置新密码", en: "Set a new password" },
    after: [
      {
        zh: "链接只能使用一次。如果不是您本人申请的，请忽略此邮件，您的密码不会改变。",
        en: "The link works once. If you did not ask for it, please ignore this e-mail: your password stays as it is.",
      },
    ],
  },
};

/** The page that accepts a code. */
const pageOf = {
  activate: pageAddresses.activate,
  reset: pageAddresses.forgotPassword,
} as const satisfies Record<CodePurpose, unknown>;

/** The mail with a code: a link to the page of the shop that accepts it. */
export function codeMail(
  purpose: CodePurpose,
  {
    code,
    language,
    publicUrl,
  }: { readonly code: string; readonly language: Language; readonly publicUrl: string },
): MailContent {
  return linkMail(codeWords[purpose], { path: pageOf[purpose].path(code), language, publicUrl });
}

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
