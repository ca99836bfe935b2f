import { paths } from "@reagent/api/pages/paths";
import { isDeletedEmail } from "@reagent/domain/account-state";
import { differenceWords, type SheetDifference } from "@reagent/domain/sheet-revision";
import { dayOf } from "../../basics/day.ts";
import type { Language } from "../../basics/language.ts";
import { itemWithCode } from "../../catalogue/bottles.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";

/** Sends a mail that a data sheet was revised, after the transaction is committed. */
export async function mailSheet(
  tx: Tx,
  {
    customerId,
    itemCode,
    revision,
    language,
    now,
  }: {
    readonly customerId: string;
    readonly itemCode: string;
    readonly revision: number;
    readonly language: Language;
    readonly now: number;
  },
): Promise<void> {
  const subject = `${itemCode} ${revision}`;
  await enqueue(tx, { kind: "sheet-revised", recipient: customerId, subject, language, now });
}

/**
 * The mail that a data sheet was revised; undefined where the account was deleted, or the shop does not have the item any more. It is
 * about safety: the switch of mails about parcels does not hold for it. The subject is that of the outgoing mail: item code and revision.
 */
export async function writeSheet(
  tx: Tx,
  { recipient: customerId, subject, language }: MailOf<"sheet-revised">,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const space = subject.lastIndexOf(" ");
  const itemCode = subject.slice(0, space);
  const customer = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirst();
  const revised = await tx
    .selectFrom("sheet_revisions")
    .select(["revision", "revised_at", "differences"])
    .where("item_code", "=", itemCode)
    .where("revision", "=", Number(subject.slice(space + 1)))
    .executeTakeFirst();
  const item = await itemWithCode(tx, itemCode);
  if (!customer || isDeletedEmail(customer.email) || !revised || !item) return undefined;
  const sheet = {
    itemCode,
    name: { zh: item.name_zh, en: item.name_en },
    revision: revised.revision,
    day: dayOf(revised.revised_at),
    differences: JSON.parse(revised.differences) as SheetDifference[],
  };
  return { to: customer.email, ...sheetMail(sheet, { language, publicUrl }) };
}

interface RevisedSheet {
  readonly itemCode: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly revision: number;
  readonly day: string;
  readonly differences: readonly SheetDifference[];
}

function sheetMail(
  { itemCode, name, revision, day, differences }: RevisedSheet,
  place: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const changes = differences.map(differenceWords);
  return linkMail(
    {
      subject: {
        zh: `安全技术说明书已修订：${name.zh}（${itemCode}）`,
        en: `Safety data sheet revised: ${name.en} (${itemCode})`,
      },
      before: [
        {
          zh: `您收到的 ${name.zh}（${itemCode}）的安全技术说明书于 ${day} 修订为第 ${revision} 版。`,
          en: `The safety data sheet of ${name.en} (${itemCode}), which was sent to you, was revised on ${day}. This is revision ${revision}.`,
        },
        {
          zh: `差异：${changes.map(({ zh }) => zh).join("；")}。`,
          en: `Changes: ${changes.map(({ en }) => en).join("; ")}.`,
        },
      ],
      link: { zh: "查看安全技术说明书", en: "See the safety data sheet" },
      after: [
        {
          zh: "请将新版转交使用和储存该产品的人员。此邮件涉及安全，每个版本只发送一次，不受邮件设置的影响。",
          en: "Please pass it on to those who use and store the product. This e-mail is about safety: it is sent once for each revision, whatever your settings of e-mails.",
        },
      ],
    },
    { ...place, path: paths.dataSheet({ itemCode, revision }) },
  );
}
