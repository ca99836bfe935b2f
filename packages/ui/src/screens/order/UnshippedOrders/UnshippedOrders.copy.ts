import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    note: "试剂、仪器与耗材中尚未发完的产品，按订单从新到旧。",
    lines: "未发货产品",
    count: "产品数",
    counted: (total: number) => `${total} 项`,
    waitingTotal: "待发货金额",
    none: "没有等待发货的产品",
    noneHint: "下单后尚未发完的产品会列在这里。",
  },
  en: {
    note: "Reagents, instruments and consumables of which some are still to be shipped, newest order first.",
    lines: "Products not yet shipped",
    count: "Products",
    counted: String,
    waitingTotal: "Still to be shipped",
    none: "Nothing is waiting to be shipped",
    noneHint: "Products that have not been shipped in full will show here.",
  },
});
