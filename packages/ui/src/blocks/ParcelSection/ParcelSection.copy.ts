import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    parcel: (number: number, count: number) =>
      count > 1 ? `包裹 ${number}（共 ${count} 个）` : "包裹",
    parcelCode: "发货通知单",
    expressCompany: "快递公司",
    expressNumber: "快递单号",
    track: "快递跟踪",
    events: { placed: "下单", reviewed: "审核通过", cancelled: "订单取消", shipped: "交付快递" },
    progress: "进度",
    goods: "包裹内的产品",
    columns: { product: "产品", productCode: "货号", batch: "批号", quantity: "数量" },
    noBatch: "未登记",
    waiting: (count: number) => `还有 ${count} 件待发货。`,
    notShipped: "订单尚未发货",
    notShippedHint: (count: number) => `共 ${count} 件，发货后可在此查到快递单号。`,
    cancelled: "订单已取消",
    cancelledHint: "没有包裹。",
  },
  en: {
    parcel: (number, count) => (count > 1 ? `Parcel ${number} of ${count}` : "Parcel"),
    parcelCode: "Shipment notice",
    expressCompany: "Courier",
    expressNumber: "Tracking number",
    track: "Track",
    events: {
      placed: "Ordered",
      reviewed: "Reviewed",
      cancelled: "Cancelled",
      shipped: "Given to the courier",
    },
    progress: "Progress",
    goods: "Contents",
    columns: {
      product: "Product",
      productCode: "Product code",
      batch: "Batch",
      quantity: "Quantity",
    },
    noBatch: "Not recorded",
    waiting: (count) =>
      count === 1 ? "1 unit is still to be sent." : `${count} units are still to be sent.`,
    notShipped: "This order has not been sent yet",
    notShippedHint: (count) =>
      `${count === 1 ? "1 unit" : `${count} units`}. Once it is sent, its tracking number is shown here.`,
    cancelled: "This order was cancelled",
    cancelledHint: "It has no parcels.",
  },
});
