import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "各研究方向的技术团队，以及他们能够提供的数据与建议。",
    search: "搜索团队",
    placeholder: "研究方向，如：缓冲",
    submit: "搜索",
    clear: "清除搜索",
    departments: "部门",
    noneFound: "没有找到相关的团队",
    noneHint: "换一个词，或者清除搜索。",
  },
  en: {
    lead: "Our teams by subject, and the data and advice that they offer.",
    search: "Search teams",
    placeholder: "A subject, such as buffers",
    submit: "Search",
    clear: "Clear the search",
    departments: "Departments",
    noneFound: "No team found",
    noneHint: "Try another word, or clear the search.",
  },
});
