import { paths } from "@reagent/api/pages/paths";
import {
  type EnquiryFields,
  type EnquiryKind,
  enquiryNumber,
  enquirySubject,
  enquiryText,
} from "@reagent/domain/enquiry";
import { type Fen, fen, formatYuan, times } from "@reagent/domain/money";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import type { EnquiryMailKind } from "../../database/schema-customer.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import { admitMail } from "./mail-limits.ts";
import type { MailContent, Message } from "./mail.ts";

const names: Readonly<Record<EnquiryKind, LocalizedText>> = {
  spectrum: { zh: "图谱申请", en: "request for a spectrum" },
  "sample-centre": { zh: "样品中心留言", en: "message to the sample centre" },
  advice: { zh: "投诉与建议", en: "complaint or suggestion" },
  synthesis: { zh: "定制合成咨询", en: "synthesis enquiry" },
  bulk: { zh: "大包装询价", en: "bulk enquiry" },
};

/** What the mail says of a quote. */
interface MailedQuote {
  readonly productCode: string;
  readonly price: Fen;
  readonly quantity: number;
  readonly lastDay: string;
}

/** The quote of a row that may have none. */
function quoteOf(row: {
  readonly product_code: string | null;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly last_day: string | null;
}): MailedQuote | undefined {
  const { product_code, price, quantity, last_day } = row;
  if (product_code === null || price === null || quantity === null || last_day === null) {
    return undefined;
  }
  return { productCode: product_code, price: fen(price), quantity, lastDay: last_day };
}

/** The mail that an enquiry was received, or its answer, with its quote. */
function enquiryMail(
  mail: EnquiryMailKind,
  {
    id,
    kind,
    asked,
    answer,
    quote,
    isOwn,
  }: {
    readonly id: string;
    readonly kind: EnquiryKind;
    /** What a confirmation repeats. */
    readonly asked: readonly string[];
    readonly answer: string;
    readonly quote: MailedQuote | undefined;
    /** Whether it goes to the address of the account that asked, which has a page for it. */
    readonly isOwn: boolean;
  },
  place: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const name = names[kind];
  const link = isOwn
    ? { zh: "查看您的提交", en: "See what you sent" }
    : { zh: "访问商城", en: "Visit the shop" };
  const path = isOwn ? paths.enquiry({ enquiryId: id }) : "/";
  if (mail === "enquiry-received") {
    return linkMail(
      {
        subject: { zh: `已收到您的${name.zh}`, en: `We received your ${name.en}` },
        before: [
          {
            zh: `已收到您的${name.zh}，我们会尽快用邮件回复。`,
            en: `We received your ${name.en}, and will answer by e-mail soon.`,
          },
          { zh: `编号：${enquiryNumber(id)}`, en: `Number: ${enquiryNumber(id)}` },
          ...asked.map((text) => ({ zh: text, en: text })),
        ],
        link,
        after: [
          {
            zh: "如果不是您本人提交的，请忽略此邮件。",
            en: "If you did not write to us, please ignore this e-mail.",
          },
        ],
      },
      { ...place, path },
    );
  }
  const subject = { zh: `关于您的${name.zh}`, en: `About your ${name.en}` };
  const before = [{ zh: answer, en: answer }];
  return quote
    ? linkMail(
        { subject, before: [...before, quoteWords(quote)], ...quoteLink },
        { ...place, path: paths.enquiry({ enquiryId: id }) },
      )
    : linkMail({ subject, before, link, after: [] }, { ...place, path });
}

const quoteLink = {
  link: { zh: "查看并接受报价", en: "View and accept the quote" },
  after: [
    {
      zh: "报价单（PDF）可在该页面下载。",
      en: "The quotation can be downloaded as PDF on that page.",
    },
    {
      zh: "请登录提交询价时使用的账号；未登录提交的，请用此邮箱注册或登录。报价只能下单一次。",
      en: "Please log in to the account that you sent the enquiry with; if you sent it without logging in, register or log in with this e-mail address. The quote can be ordered once.",
    },
  ],
} as const;

function quoteWords({ productCode, price, quantity, lastDay }: MailedQuote): LocalizedText {
  const each = formatYuan(price);
  const total = formatYuan(times(price, quantity));
  return {
    zh: `报价：${productCode}，单价 ¥${each}，数量 ${quantity}，合计 ¥${total}，有效期至 ${lastDay}。`,
    en: `Quote: ${productCode}, ¥${each} each, quantity ${quantity}, ¥${total} in total, valid until ${lastDay}.`,
  };
}

/** What it is about, and what was written. */
function askedIn(content: string): string[] {
  const fields = JSON.parse(content) as EnquiryFields;
  return [...new Set([enquirySubject(fields), enquiryText(fields)])].filter(Boolean);
}

/** Sends a mail about an enquiry, after the transaction is committed. */
export async function mailEnquiry(
  tx: Tx,
  {
    kind,
    enquiryId,
    language,
    now,
  }: { kind: EnquiryMailKind; enquiryId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind, recipient: "", subject: enquiryId, language, now });
}

/** The mail about an enquiry; undefined for a confirmation of one that is answered by now, or beyond the limit of its mailbox. */
export async function writeEnquiry(
  tx: Tx,
  mail: MailOf<EnquiryMailKind>,
  { now, publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const enquiry = await tx
    .selectFrom("enquiries")
    .leftJoin("quotes", "quotes.enquiry_id", "enquiries.id")
    .leftJoin("customers", "customers.id", "enquiries.customer_id")
    .select(["enquiries.id", "kind", "enquiries.email", "content", "answer"])
    .select("customers.email as own_email")
    .select(["product_code", "price", "quantity", "last_day"])
    .where("enquiries.id", "=", mail.subject)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const { email } = enquiry;
  if (mail.kind === "enquiry-received" && enquiry.answer !== "") return undefined;
  const isLimited = mail.kind === "enquiry-received" && mail.attempts === 0;
  const mailbox = { email: email.toLowerCase(), now };
  if (isLimited && !(await admitMail(tx, "confirmation", mailbox))) return undefined;
  const place = { language: mail.language, publicUrl };
  // Anyone can name any address: what was written is repeated to the address of the account alone.
  const isOwn = enquiry.own_email?.toLowerCase() === mailbox.email;
  const asked = isOwn ? askedIn(enquiry.content) : [];
  const written = enquiryMail(
    mail.kind,
    { ...enquiry, asked, quote: quoteOf(enquiry), isOwn },
    place,
  );
  return { to: email, ...written };
}
