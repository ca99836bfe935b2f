import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    orders: "订单",
    actions: "操作",
    coupon: "券",
    credit: "信用",
    howToTransfer: "转账信息",
    howToTransferFor: (orderCode: string) => `转账信息：${orderCode}`,
  },
  en: {
    orders: "Orders",
    actions: "Actions",
    coupon: "Coupon",
    credit: "Credit",
    howToTransfer: "How to transfer",
    howToTransferFor: (orderCode) => `How to transfer: ${orderCode}`,
  },
});
