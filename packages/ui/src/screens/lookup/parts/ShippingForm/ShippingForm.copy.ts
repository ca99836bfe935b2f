import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "订单发货查询",
    company: "单位全称",
    companyHelp: "至少三个字符，与下单账户的单位名称一致",
    orderCode: "订单号",
    find: "查询包裹",
    messages: {
      "unit-name-too-short": "请输入至少三个字符的单位全称",
      "order-code-required": "请输入订单号",
      "text-too-long": "最多 200 个字符",
    },
  },
  en: {
    label: "Find the parcels of an order",
    company: "Organisation, full name",
    companyHelp: "At least three characters, as in the account that ordered",
    orderCode: "Order number",
    find: "Find parcels",
    messages: {
      "unit-name-too-short": "Enter at least three characters of the organisation's full name",
      "order-code-required": "Enter the order number",
      "text-too-long": "At most 200 characters",
    },
  },
});
