import { pageAddresses } from "@reagent/api/contract/page-addresses";
import type { Language } from "../../http/language.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent } from "./mail.ts";

/** The mail about an application for the paper award that was accepted or refused; its link leads to the customer's applications. */
export function paperAwardMail(
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
    { path: pageAddresses.paperRecords.path(), language, publicUrl },
  );
}
