import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "公告栏", more: "更多", moreName: "更多公告" },
  en: { title: "Notices", more: "More", moreName: "More notices" },
});
