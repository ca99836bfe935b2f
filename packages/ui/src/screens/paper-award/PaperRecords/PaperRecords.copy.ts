import type { PaperState } from "@reagent/domain/paper-award";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "论文题目",
    journal: "期刊",
    applied: "申请时间",
    state: "状态",
    states: {
      pending: "审核中",
      accepted: "已通过",
      refused: "未通过",
    } satisfies Record<PaperState, string>,
    none: "您还没有提交过论文申请",
    apply: "申请论文奖励",
  },
  en: {
    title: "Title",
    journal: "Journal",
    applied: "Applied",
    state: "Status",
    states: { pending: "Under review", accepted: "Accepted", refused: "Refused" },
    none: "You have not entered a paper yet",
    apply: "Apply for the paper award",
  },
});
