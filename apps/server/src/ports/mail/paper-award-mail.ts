import { paths } from "@reagent/api/pages/paths";
import type { Language } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";

/** The mail about an application for the paper award that was accepted or refused; its link leads to the customer's applications. */
function paperAwardMail(
  {
    title,
    state,
    refusal,
  }: {
    readonly title: string;
    readonly state: "accepted" | "refused";
    readonly refusal: string;
  },
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const paper = { zh: `论文：${title}`, en: `Paper: ${title}` };
  const outcome =
    state === "accepted"
      ? {
          subject: {
            zh: "您的论文奖励申请已通过审核",
            en: "Your application for the paper award was accepted",
          },
          before: [
            {
              zh: "您的论文奖励申请已通过审核。",
              en: "Your application for the paper award was accepted.",
            },
            paper,
          ],
        }
      : {
          subject: {
            zh: "您的论文奖励申请未通过审核",
            en: "Your application for the paper award was refused",
          },
          before: [
            {
              zh: `您的论文奖励申请未通过审核，原因：${refusal}`,
              en: `Your application for the paper award was refused: ${refusal}`,
            },
            paper,
          ],
        };
  const link = { zh: "查看我的申请", en: "See your applications" };
  return linkMail(
    { ...outcome, link, after: [] },
    { path: paths.paperRecords(), language, publicUrl },
  );
}

/** Sends a mail about a decided application for the paper award, after the transaction is committed. */
export async function mailPaperDecision(
  tx: Tx,
  { applicationId, language, now }: { applicationId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind: "paper", recipient: "", subject: applicationId, language, now });
}

/** The mail about a decided application; undefined where it is not there any more. */
export async function writePaperDecision(
  tx: Tx,
  { subject, language }: MailOf<"paper">,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const row = await tx
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["email", "title", "state", "refusal"])
    .where("paper.id", "=", subject)
    .executeTakeFirst();
  if (!row || row.state === "pending") return undefined;
  const { email, state, ...of } = row;
  return { to: email, ...paperAwardMail({ ...of, state }, { language, publicUrl }) };
}
