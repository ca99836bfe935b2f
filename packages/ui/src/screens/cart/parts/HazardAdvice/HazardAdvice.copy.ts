import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "存放与安全建议",
    note: "仅供参考，不影响下单",
    storage: "按存放类别（参照 TRGS 510）",
    basis:
      "类别由危险性说明推得，参照德国 TRGS 510 的存放类别；不能代替安全技术说明书和您自己的风险评估。",
    classOf: (code: string, name: string) => `${code} ${name}`,
    open: "未能确定类别，请查阅安全技术说明书",
    noneApart: "未发现确定须分开存放的类别组合；这不表示可以同放。",
    limits:
      "此处只列出确定须分开存放的类别组合；已知会相互反应的商品另行提示，并不完整。存放前请核对安全技术说明书。",
    sheets: "查询安全技术说明书",
    poisons: "剧毒化学品",
    poisonDuty:
      "购买须持公安机关核发的剧毒化学品购买许可证，个人不得购买。请在下单前将许可证随备案提交，或联系客服核验。",
    filings: "管制商品与备案",
    filingFor: "需要备案的商品：",
    consignments: (count: number) => `分 ${count} 批发货`,
    noWarehouse: "仓库待定",
    noDay: "发货时间待定",
    twoOrders: "试剂与仪器耗材成为两个订单，分别发货。",
  },
  en: {
    title: "Storage and safety advice",
    note: "Advice only; it does not affect your order",
    storage: "By storage class (after TRGS 510)",
    basis:
      "Derived from the hazard statements, after the storage classes of the German TRGS 510. No substitute for the safety data sheet or your own assessment.",
    classOf: (code, name) => `${code} ${name}`,
    open: "Class not determined: see the safety data sheet",
    noneApart:
      "No pair of classes was found that must certainly be stored apart. This does not mean that all may be stored together.",
    limits:
      "Only pairs of classes that must certainly be stored apart are listed. Goods that are known to react with each other are named separately, and that list is not complete. Check the safety data sheet before you store them.",
    sheets: "Find a safety data sheet",
    poisons: "Highly toxic chemicals",
    poisonDuty:
      "Buyers need a licence of the Chinese public security organs, and private persons may not buy them. Submit your licence with your filing, or ask our service to check it, before you order.",
    filings: "Regulated products and filings",
    filingFor: "Products that require a filing: ",
    consignments: (count) => `Sent in ${count} consignments`,
    noWarehouse: "Warehouse to be confirmed",
    noDay: "Date to be confirmed",
    twoOrders: "Reagents and instruments become two orders, which are shipped separately.",
  },
});
