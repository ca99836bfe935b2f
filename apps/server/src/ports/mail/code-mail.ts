import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { shop } from "@reagent/api/contract/shop";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import type { Tx } from "../../database/database.ts";
import type { Language } from "../../http/language.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail, type MailWords } from "./mail-content.ts";
import { admitMail } from "./mail-limits.ts";
import type { MailContent, Message } from "./mail.ts";

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
function codeMail(
  purpose: CodePurpose,
  {
    code,
    language,
    publicUrl,
  }: { readonly code: string; readonly language: Language; readonly publicUrl: string },
): MailContent {
  return linkMail(codeWords[purpose], { path: pageOf[purpose].path(code), language, publicUrl });
}

/**
 * Sends a code to an e-mail address, in lower case, after the transaction is committed. The customer is looked up when the mail is
 * written, so that a request takes as long for an unknown address, and the code is stored nowhere.
 */
export async function mailCode(
  tx: Tx,
  {
    purpose,
    email,
    language,
    now,
  }: {
    readonly purpose: CodePurpose;
    readonly email: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<void> {
  await enqueue(tx, { kind: purpose, recipient: email, language, now });
}

/**
 * The mail with a new code; undefined for an unknown address, and beyond the limit of its mailbox. An account that is not active gets
 * an activation code.
 */
export async function writeCode(
  tx: Tx,
  mail: MailOf<CodePurpose>,
  { now, publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const customer = await tx
    .selectFrom("customers")
    .select(["id", "is_active"])
    .where("email", "=", mail.recipient)
    .executeTakeFirst();
  if (!customer || (customer.is_active === 1 && mail.kind === "activate")) {
    return undefined;
  }
  const isFirstTry = mail.attempts === 0;
  if (isFirstTry && !(await admitMail(tx, "code", { email: mail.recipient, now }))) {
    return undefined;
  }
  const purpose = customer.is_active === 1 ? mail.kind : "activate";
  const code = await issueCode(tx, { customerId: customer.id, purpose, now });
  const content = codeMail(purpose, { code, language: mail.language, publicUrl });
  return { to: mail.recipient, ...content };
}

/** Deletes the waiting mails with codes to an e-mail address. */
export async function deleteCodeMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outgoing_mails")
    .where("recipient", "=", email)
    .where("kind", "in", ["activate", "reset"] satisfies CodePurpose[])
    .execute();
}
