import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  since: string;
  search: string;
  filters: (active: number) => string;
  from: string;
  to: string;
  orderCode: string;
  productCode: string;
  casNumber: string;
  customerOrderNumber: string;
  receiver: string;
  payment: string;
  review: string;
  lists: string;
  payments: Readonly<Record<"all" | "paid" | "unpaid", string>>;
  reviews: Readonly<Record<"all" | "pending" | "reviewed" | "cancelled", string>>;
  find: string;
  reset: string;
  messages: Readonly<Record<"day-invalid" | "days-reversed", string>>;
  orders: string;
  orderTotal: string;
  refundTotal: string;
  placed: string;
  amount: string;
  none: string;
  noneHint: string;
  noneFound: string;
  noneFoundHint: string;
  shop: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "我的订单",
    since: "此处显示 2024-01-01 以后的订单，更早的订单请查看历史订单。",
    search: "查询订单",
    filters: (active) => (active > 0 ? `筛选（${active}）` : "筛选"),
    from: "开始日期",
    to: "结束日期",
    orderCode: "订单号",
    productCode: "货号",
    casNumber: "CAS 号",
    customerOrderNumber: "客户 PO 号",
    receiver: "收货人",
    payment: "付款",
    review: "审核",
    lists: "按付款状态",
    payments: { all: "全部", paid: "已付款", unpaid: "未付款" },
    reviews: { all: "全部", pending: "未审核", reviewed: "已审核", cancelled: "已取消" },
    find: "查询",
    reset: "重置",
    messages: { "day-invalid": "请输入正确的日期", "days-reversed": "结束日期不能早于开始日期" },
    orders: "订单",
    orderTotal: "订单总额",
    refundTotal: "退款总额",
    placed: "下单日期",
    amount: "金额",
    none: "您还没有订单",
    noneHint: "下单后可以在这里查看付款、审核与发货。",
    noneFound: "没有符合条件的订单",
    noneFoundHint: "请放宽日期或清除查询条件。",
    shop: "去选购",
  },
  en: {
    title: "My orders",
    since: "Orders placed since 2024-01-01. Earlier ones are in the order archive.",
    search: "Search orders",
    filters: (active) => (active > 0 ? `Filters (${active})` : "Filters"),
    from: "First day",
    to: "Last day",
    orderCode: "Order number",
    productCode: "Product code",
    casNumber: "CAS number",
    customerOrderNumber: "Your PO number",
    receiver: "Receiver",
    payment: "Payment",
    review: "Review",
    lists: "By payment",
    payments: { all: "All", paid: "Paid", unpaid: "Unpaid" },
    reviews: { all: "All", pending: "Pending", reviewed: "Reviewed", cancelled: "Cancelled" },
    find: "Search",
    reset: "Reset",
    messages: {
      "day-invalid": "Enter a valid date",
      "days-reversed": "The last day cannot be before the first",
    },
    orders: "Orders",
    orderTotal: "Total of orders",
    refundTotal: "Total refunded",
    placed: "Placed",
    amount: "Amount",
    none: "You have no orders yet",
    noneHint: "Payment, review and shipping will show here once you have ordered.",
    noneFound: "No orders match",
    noneFoundHint: "Widen the dates, or clear the search.",
    shop: "Start shopping",
  },
};
