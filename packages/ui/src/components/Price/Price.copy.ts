import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { listPrice: "目录价", before: "", after: " 起" },
  en: { listPrice: "List price", before: "from ", after: "" },
});
