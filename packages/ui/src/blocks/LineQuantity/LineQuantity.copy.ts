import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    quantityOf: (code: string) => `${code} 的数量`,
    notSaved: "未保存，请重试",
    notChangedTo: (quantity: number) => `未能改为 ${quantity}`,
  },
  en: {
    quantityOf: (code) => `Quantity of ${code}`,
    notSaved: "Not saved. Please try again.",
    notChangedTo: (quantity) => `Not changed to ${quantity}`,
  },
});
