import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "纸质发票寄送",
    withGoods: "随货寄送",
    apart: "寄到收票地址",
    change: "修改收票地址",
    add: "填写收票地址",
  },
  en: {
    label: "Where the paper invoice goes",
    withGoods: "With the goods",
    apart: "To the invoice address",
    change: "Change the invoice address",
    add: "Add an invoice address",
  },
});
