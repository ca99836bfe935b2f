import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "查询与检索",
    structure: { title: "结构式检索", by: "画一个结构，或输入 SMILES" },
    certificate: { title: "质检报告 COA", by: "批号与货号" },
    safetyDataSheet: { title: "安全说明书 MSDS", by: "项目号或 CAS 号" },
    batch: { title: "批量查询", by: "一次最多 10 行" },
    shipping: { title: "发货查询", by: "单位全称与订单号" },
  },
  en: {
    label: "Look-ups and searches",
    structure: { title: "Structure search", by: "Draw one, or enter SMILES" },
    certificate: { title: "Certificate (COA)", by: "Batch and product code" },
    safetyDataSheet: { title: "Safety data sheet", by: "Item code or CAS number" },
    batch: { title: "Batch search", by: "Up to 10 lines at once" },
    shipping: { title: "Shipping", by: "Organisation and order number" },
  },
});
