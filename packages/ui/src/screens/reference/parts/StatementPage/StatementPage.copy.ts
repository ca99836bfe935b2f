import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    contents: "本页内容",
    search: "在本页查找",
    placeholder: (code: string) => `代码或文字，如 ${code}、眼`,
    count: (count: number) => `${count} 条`,
    found: (count: number) => `找到 ${count} 条`,
    notFound: (query: string) => `没有找到“${query}”`,
    notFoundWords: "请检查代码，或换用较短的词语。",
    showAll: "显示全部",
    withdrawn: "已撤销",
  },
  en: {
    contents: "On this page",
    search: "Search this page",
    placeholder: (code: string) => `Code or words: ${code}, eye`,
    count: (count: number) => String(count),
    found: (count: number) => `${count} found`,
    notFound: (query: string) => `Nothing found for “${query}”`,
    notFoundWords: "Check the code, or try a shorter word.",
    showAll: "Show all",
    withdrawn: "withdrawn",
  },
});
