import { paths } from "@reagent/api/pages/paths";
import { REVIEWED_FILINGS, type ReviewedFiling } from "@reagent/domain/filing";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";

const names: Readonly<Record<ReviewedFiling, LocalizedText>> = {
  explosive: { zh: "易制爆信息", en: "filing of explosive precursors" },
  drug: { zh: "易制毒信息", en: "filing of drug precursors" },
  university: { zh: "高校科研信息", en: "university details" },
};

const consequences: Readonly<Record<ReviewedFiling, LocalizedText>> = {
  explosive: {
    zh: "现在可以订购危险化学品和易制爆危险化学品。",
    en: "You can order hazardous chemicals and explosive precursors now.",
  },
  drug: { zh: "现在可以订购易制毒化学品。", en: "You can order drug precursors now." },
  university: {
    zh: "现在起按高校价格结算。",
    en: "From now on you have the prices for universities.",
  },
};

/** The mail about a filing that was accepted or refused; its link leads to the filing. */
function filingMail(
  filing: ReviewedFiling,
  { state, refusal }: { readonly state: "accepted" | "refused"; readonly refusal: string },
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const name = names[filing];
  const path =
    filing === "university" ? paths.university() : paths.explosivePrecursors({ kind: filing });
  const words =
    state === "accepted"
      ? {
          subject: { zh: `您的${name.zh}已通过审核`, en: `Your ${name.en} was accepted` },
          before: [
            { zh: `您的${name.zh}已通过审核。`, en: `Your ${name.en} was accepted.` },
            consequences[filing],
          ],
          link: { zh: "查看", en: "See it" },
          after: [],
        }
      : {
          subject: { zh: `您的${name.zh}未通过审核`, en: `Your ${name.en} was refused` },
          before: [
            {
              zh: `您的${name.zh}未通过审核，原因：${refusal}`,
              en: `Your ${name.en} was refused: ${refusal}`,
            },
            { zh: "请修改后重新提交。", en: "Please correct it and submit it again." },
          ],
          link: { zh: "修改并重新提交", en: "Correct it" },
          after: [],
        };
  return linkMail(words, { path, language, publicUrl });
}

/** Sends a mail about the decision on a filing, after the transaction is committed. */
export async function mailFiling(
  tx: Tx,
  { customerId, filing, now }: { customerId: string; filing: ReviewedFiling; now: number },
): Promise<void> {
  const decided = await decisionOn(tx, customerId, filing);
  if (!decided) return;
  const { language } = decided;
  await enqueue(tx, { kind: "filing", recipient: customerId, subject: filing, language, now });
}

/** The mail about a filing; undefined where it was submitted again in the meantime. */
export async function writeFiling(
  tx: Tx,
  { recipient: customerId, subject, language }: MailOf<"filing">,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const filing = REVIEWED_FILINGS.find((each) => each === subject);
  const decided = filing && (await decisionOn(tx, customerId, filing));
  if (!decided || decided.state === "pending") return undefined;
  const { email, state, refusal } = decided;
  return { to: email, ...filingMail(filing, { state, refusal }, { language, publicUrl }) };
}

/** A filing's state, its customer's address, and the language that it was submitted in. */
async function decisionOn(tx: Tx, customerId: string, filing: ReviewedFiling) {
  if (filing === "university") {
    return tx
      .selectFrom("university_filings as filed")
      .innerJoin("customers", "customers.id", "filed.customer_id")
      .select(["customers.email", "filed.state", "filed.refusal", "filed.language"])
      .where("filed.customer_id", "=", customerId)
      .executeTakeFirst();
  }
  return tx
    .selectFrom("precursor_filings as filed")
    .innerJoin("customers", "customers.id", "filed.customer_id")
    .select(["customers.email", "filed.state", "filed.refusal", "filed.language"])
    .where("filed.customer_id", "=", customerId)
    .where("filed.precursor", "=", filing)
    .executeTakeFirst();
}
