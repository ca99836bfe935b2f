import { paths } from "@reagent/api/pages/paths";
import { isDeletedEmail } from "@reagent/domain/account-state";
import type { Language } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { Message } from "./mail.ts";

/** Sends a notice about a batch to a customer, after the transaction is committed. */
export async function mailBatchNotice(
  tx: Tx,
  {
    customerId,
    noticeId,
    language,
    now,
  }: {
    readonly customerId: string;
    readonly noticeId: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<void> {
  await enqueue(tx, {
    kind: "batch-notice",
    recipient: customerId,
    subject: noticeId,
    language,
    now,
  });
}

/**
 * The mail with a notice about a batch; undefined where the account was deleted. It may be about safety: the switch of mails about parcels
 * does not hold for it. The subject is that of the outgoing mail: the id of the notice.
 */
export async function writeBatchNotice(
  tx: Tx,
  { recipient: customerId, subject: noticeId, language }: MailOf<"batch-notice">,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const customer = await tx
    .selectFrom("customers")
    .select("email")
    .where("id", "=", customerId)
    .executeTakeFirst();
  const notice = await tx
    .selectFrom("batch_notices")
    .selectAll()
    .where("id", "=", noticeId)
    .executeTakeFirst();
  if (!customer || isDeletedEmail(customer.email) || !notice) return undefined;
  const { item_code: itemCode, batch_code: batchCode } = notice;
  const mail = linkMail(
    {
      subject: {
        zh: `关于 ${notice.name_zh}（${itemCode}）批号 ${batchCode} 的通知`,
        en: `Notice about ${notice.name_en} (${itemCode}), batch ${batchCode}`,
      },
      before: [
        {
          zh: `您曾收到 ${notice.name_zh}（${itemCode}）批号 ${batchCode} 的产品。对此我们通知如下：`,
          en: `${notice.name_en} (${itemCode}) of batch ${batchCode} was sent to you. We have to tell you:`,
        },
        { zh: notice.text_zh, en: notice.text_en },
      ],
      link: { zh: "查看该批产品与您的订单", en: "See the batch and your orders with it" },
      after: [
        {
          zh: "请转告使用和储存该产品的人员。此通知不受邮件设置的影响。",
          en: "Please tell those who use and store the product. This notice is sent whatever your settings of e-mails.",
        },
      ],
    },
    { language, publicUrl, path: paths.bottle({ productCode: itemCode, batchCode }) },
  );
  return { to: customer.email, ...mail };
}
