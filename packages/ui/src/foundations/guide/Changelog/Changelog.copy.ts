import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "更新记录",
    lead: "最近的提交，按日期和领域排列，生成工作台时取自 git。提交说明是英文的。",
    help: "按日期、领域或内容",
    other: "其他",
    none: "没有更新记录：生成工作台时没有 git 或提交。",
  },
  en: {
    title: "Changelog",
    lead: "The last commits by day and area, read from git when the workbench was built.",
    help: "By day, area or content",
    other: "Other",
    none: "There is no changelog: the workbench was built without git or commits.",
  },
});
