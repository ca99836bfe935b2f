import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "金额明细",
    amounts: "金额（元）",
    columns: { reagentTotal: "试剂", instrumentTotal: "仪器耗材", total: "合计" },
    rows: { goods: "商品", coupon: "抵扣券", freight: "运费", payable: "应付" },
    payable: "应付",
    recalculating: "正在重新计算",
  },
  en: {
    label: "Totals",
    amounts: "Amounts in ¥",
    columns: { reagentTotal: "Reagents", instrumentTotal: "Instruments", total: "Total" },
    rows: { goods: "Goods", coupon: "Coupon", freight: "Freight", payable: "To pay" },
    payable: "To pay",
    recalculating: "Calculating again",
  },
});
