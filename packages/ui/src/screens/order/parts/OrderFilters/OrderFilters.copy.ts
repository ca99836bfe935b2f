import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    search: "查询订单",
    payments: { all: "全部", paid: "已付款", unpaid: "未付款" },
    reviews: { all: "全部", pending: "未审核", reviewed: "已审核", cancelled: "已取消" },
  },
  en: {
    search: "Search orders",
    payments: { all: "All", paid: "Paid", unpaid: "Unpaid" },
    reviews: { all: "All", pending: "Pending", reviewed: "Reviewed", cancelled: "Cancelled" },
  },
});
