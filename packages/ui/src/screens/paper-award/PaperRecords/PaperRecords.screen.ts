import { screen } from "../../../screen.ts";

export const paperRecords = screen("paperRecords", {
  visitors: "customers",
  layout: "account",
  menu: { group: "documents" },
  title: { zh: "论文申请记录", en: "Paper award applications" },
});
