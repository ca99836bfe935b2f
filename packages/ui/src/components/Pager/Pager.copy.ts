import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "分页",
    total: (count: string) => `共 ${count} 条`,
    page: (page: number) => `第 ${page} 页`,
    previous: "上一页",
    next: "下一页",
  },
  en: {
    label: "Pages",
    total: (count) => `${count} in total`,
    page: (page) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
  },
});
