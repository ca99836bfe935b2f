import { defineCopy } from "../language/define-copy.ts";

export const copy = defineCopy({
  zh: { ownPricesFailed: "未能读取您的价格，所示为目录价。" },
  en: { ownPricesFailed: "Your prices could not be loaded. These are the list prices." },
});
