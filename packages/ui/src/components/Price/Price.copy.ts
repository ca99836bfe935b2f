export const copy = {
  zh: { listPrice: "目录价", before: "", after: " 起" },
  en: { listPrice: "List price", before: "from ", after: "" },
};
