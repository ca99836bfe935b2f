import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { accountState } from "@reagent/domain/account-state";
import type { CodePurpose } from "@reagent/domain/one-time-code";
import { momentOf } from "../../basics/day.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { issueCode } from "../../sessions/one-time-code.ts";
import { NO_PASSWORD } from "../../sessions/password.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail, type MailWords } from "./mail-content.ts";
import { admitMail } from "./mail-limits.ts";
import type { MailContent, Message } from "./mail.ts";

/** How an account was registered that waits to be activated. */
interface Registered {
  readonly created_at: number;
  readonly registered_browser: string;
}

/** When an account was registered and with which browser. Names nothing that was typed: strangers can have these mails sent. */
const registeredAs = ({ created_at, registered_browser: browser }: Registered): LocalizedText => ({
  zh: `${momentOf(created_at)}（北京时间），有人用${browser === "" ? "未知的浏览器" : `浏览器 ${browser} `}以此邮箱注册了账号。`,
  en: `An account was registered with this e-mail address on ${momentOf(created_at)} (Beijing time), with ${browser === "" ? "an unknown browser" : `the browser ${browser}`}.`,
});

const activationWords = (registered: Registered, code: string): MailWords => ({
  subject: {
    zh: `激活您的${shop.name.zh}账号`,
    en: `Activate your account at ${shop.name.en}`,
  },
  before: [
    registeredAs(registered),
    {
      zh: "如果是您本人注册的，请在 24 小时内打开下面的链接激活账号，然后用注册时设置的密码登录。",
      en: "If it was you, please open this link within 24 hours to activate the account. You can then log in with the password that you chose.",
    },
  ],
  link: { zh: "激活账号", en: "Activate the account" },
  after: [
    {
      zh: "如果不是您本人注册的，请不要激活：登录密码是对方设置的。您可以打开下面的链接删除该账号；不做任何操作，账号也会自动失效。",
      en: "If it was not you, please do not activate it: somebody else chose its password. This link deletes the account. If you do nothing, it lapses by itself.",
    },
  ],
  secondLink: {
    words: { zh: "不是我注册的", en: "This was not me" },
    path: paths.activate(code, { declines: true }),
  },
});

const resetWords = (): MailWords => ({
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
});

/** The words to a customer whose account was imported, and who has no password yet. */
const inviteWords = (): MailWords => ({
  subject: {
    zh: `为您的${shop.name.zh}账号设置登录密码`,
    en: `Set the password of your account at ${shop.name.en}`,
  },
  before: [
    {
      zh: "我们已为您的邮箱开通账号，您的资料、地址和余额都已转入。请在 24 小时内打开下面的链接，设置登录密码。",
      en: "Your account at our shop is ready, with your details, addresses and balance. Please open this link within 24 hours to set its password.",
    },
  ],
  link: { zh: "设置密码", en: "Set the password" },
  after: [
    {
      zh: "链接只能使用一次；过期后，可在登录页点击“忘记密码”重新获取。",
      en: "The link works once. After that time, choose “Forgot password” on the log-in page to get another one.",
    },
  ],
});

/** The words about an account that is not active yet: the new password activates it. */
const firstResetWords = (registered: Registered): MailWords => ({
  ...resetWords(),
  before: [
    ...resetWords().before,
    registeredAs(registered),
    {
      zh: "该账号尚未激活，设置新密码后即可登录。",
      en: "It is not active yet; the new password activates it.",
    },
  ],
});

/** An activation mail was requested for an active account: only its mailbox learns so, not the caller. */
const activeWords = (): MailWords => ({
  subject: { zh: `您的${shop.name.zh}账号已激活`, en: `Your account at ${shop.name.en} is active` },
  before: [
    {
      zh: "有人申请重新发送激活邮件。您的账号已激活，可以直接登录。",
      en: "Somebody asked for the activation e-mail of your account. It is active already, and you can log in.",
    },
  ],
  link: { zh: "登录", en: "Log in" },
  after: [
    {
      zh: "忘记密码可在登录页重新设置。如果不是您本人申请的，请忽略此邮件。",
      en: "If you have forgotten the password, set a new one from there. If you did not ask for this e-mail, please ignore it.",
    },
  ],
});

/** The mail with a code: a link to the page of the shop that accepts it. */
function codeMail(
  purpose: CodePurpose,
  code: string,
  customer: Registered & { readonly is_active: number; readonly password_hash: string },
  at: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  if (purpose === "activate") {
    return linkMail(activationWords(customer, code), {
      path: paths.activate(code),
      ...at,
    });
  }
  const ofActive = customer.password_hash === NO_PASSWORD ? inviteWords : resetWords;
  return linkMail(customer.is_active === 1 ? ofActive() : firstResetWords(customer), {
    path: paths.forgotPassword(code),
    ...at,
  });
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
 * The mail with a new code; undefined for an unknown address, and beyond the limit of its mailbox. For an account that was locked it
 * has an activation code, whose page sends its customer to the service.
 */
export async function writeCode(
  tx: Tx,
  mail: MailOf<CodePurpose>,
  { now, publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const customer = await tx
    .selectFrom("customers")
    .select(["id", "is_active", "lapses_at", "created_at", "registered_browser", "password_hash"])
    .where("email", "=", mail.recipient)
    .executeTakeFirst();
  if (!customer) return undefined;
  const isFirstTry = mail.attempts === 0;
  if (isFirstTry && !(await admitMail(tx, "code", { email: mail.recipient, now }))) {
    return undefined;
  }
  const at = { language: mail.language, publicUrl };
  if (mail.kind === "activate" && customer.is_active === 1) {
    return {
      to: mail.recipient,
      ...linkMail(activeWords(), { path: paths.login(), ...at }),
    };
  }
  const state = accountState({
    isActive: customer.is_active === 1,
    lapsesAt: customer.lapses_at,
  });
  const purpose = state === "locked" ? "activate" : mail.kind;
  const code = await issueCode(tx, { customerId: customer.id, purpose, now });
  return { to: mail.recipient, ...codeMail(purpose, code, customer, at) };
}

/** Deletes the waiting mails with codes to an e-mail address. */
export async function deleteCodeMails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outgoing_mails")
    .where("recipient", "=", email)
    .where("kind", "in", ["activate", "reset"] satisfies CodePurpose[])
    .execute();
}
