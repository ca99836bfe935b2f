import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    search: "查询订单",
    filters: (active: number) => (active > 0 ? `筛选（${active}）` : "筛选"),
    payments: { all: "全部", paid: "已付款", unpaid: "未付款" },
    reviews: { all: "全部", pending: "未审核", reviewed: "已审核", cancelled: "已取消" },
    messages: { "day-invalid": "请输入正确的日期", "days-reversed": "结束日期不能早于开始日期" },
  },
  en: {
    search: "Search orders",
    filters: (active) => (active > 0 ? `Filters (${active})` : "Filters"),
    payments: { all: "All", paid: "Paid", unpaid: "Unpaid" },
    reviews: { all: "All", pending: "Pending", reviewed: "Reviewed", cancelled: "Cancelled" },
    messages: {
      "day-invalid": "Enter a valid date",
      "days-reversed": "The last day cannot be before the first",
    },
  },
});
