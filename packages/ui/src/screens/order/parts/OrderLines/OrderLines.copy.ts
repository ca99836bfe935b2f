import type { Copy } from "../../../../language/language.tsx";

interface Words {
  index: string;
  product: string;
  quantity: string;
  sent: string;
  refunded: (count: number) => string;
  status: string;
  listPrice: string;
  price: string;
  total: string;
  delivery: string;
  customerItemNumber: string;
  customerNumber: string;
  order: string;
  separator: string;
}

export const copy: Copy<Words> = {
  zh: {
    index: "序号",
    product: "产品",
    quantity: "订购",
    sent: "已发",
    refunded: (count) => `已退 ${count}`,
    status: "状态",
    listPrice: "原价",
    price: "折扣价",
    total: "小计",
    delivery: "预计发货",
    customerItemNumber: "客户物料号",
    customerNumber: "客户编号",
    order: "订单",
    separator: "；",
  },
  en: {
    index: "No.",
    product: "Product",
    quantity: "Ordered",
    sent: "Shipped",
    refunded: (count) => `${count} refunded`,
    status: "Status",
    listPrice: "List price",
    price: "Your price",
    total: "Total",
    delivery: "Expected",
    customerItemNumber: "Your item no.",
    customerNumber: "Your no.",
    order: "Order",
    separator: "; ",
  },
};
