import { paths } from "@reagent/api/pages/paths";
import { scopeNames } from "@reagent/api/v1/scopes";
import { isDeletedEmail } from "@reagent/domain/account-state";
import { TOKEN_SCOPES, type TokenScope } from "@reagent/domain/api-token";
import { momentOf } from "../../basics/day.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { Message } from "./mail.ts";

/** Sends a mail about a new API token in the customer's language, after the transaction is committed. */
export async function mailApiToken(
  tx: Tx,
  {
    customerId,
    name,
    scopes,
    now,
  }: { customerId: string; name: string; scopes: readonly TokenScope[]; now: number },
): Promise<void> {
  const { language } = await tx
    .selectFrom("customers")
    .select("language")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const subject = `${scopes.join(",")} ${name}`;
  await enqueue(tx, { kind: "api-token", recipient: customerId, subject, language, now });
}

/**
 * The mail about a new API token; undefined where the account was deleted. It is also sent where the token has ended in the meantime: a
 * stranger who made it could have ended it. The subject is that of the outgoing mail: scopes and name.
 */
export async function writeApiToken(
  tx: Tx,
  { recipient: customerId, subject, language, created_at: createdAt }: MailOf<"api-token">,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const customer = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirst();
  if (!customer || isDeletedEmail(customer.email)) return undefined;
  const space = subject.indexOf(" ");
  const given = subject.slice(0, space).split(",");
  const name = subject.slice(space + 1);
  const scopes = TOKEN_SCOPES.filter((scope) => given.includes(scope));
  const scopesIn = (of: Language) => scopes.map((scope) => scopeNames[scope][of]);
  const allowed: LocalizedText = {
    zh: `权限：${scopesIn("zh").join("；")}。`,
    en: `It may – ${scopesIn("en").join("; ")}.`,
  };
  const made: LocalizedText = {
    zh: `${momentOf(createdAt)}（北京时间），您的账号创建了一个 API 令牌“${name}”。持有它的程序无需登录即可以您的身份访问本店。`,
    en: `An API token, “${name}”, was made in your account on ${momentOf(createdAt)} (Beijing time). A program that has it can use the shop as you, without a log-in.`,
  };
  return {
    to: customer.email,
    ...linkMail(
      {
        subject: { zh: "您的账号新增了一个 API 令牌", en: "A new API token of your account" },
        before: [made, allowed],
        link: { zh: "查看 API 令牌", en: "See your API tokens" },
        after: [
          {
            zh: "如果不是您本人创建的，请立即终止该令牌并修改登录密码。",
            en: "If it was not you, please end the token at once and change your password.",
          },
        ],
      },
      { path: paths.apiTokens(), language, publicUrl },
    ),
  };
}
