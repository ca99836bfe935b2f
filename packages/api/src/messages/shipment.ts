import { defineMessages } from "./define-messages.ts";

/** Why parcels are not shown. The same for an unknown order and for another organisation. */
export const shipmentMessages = defineMessages({
  notFound: {
    zh: "没有找到匹配的订单，请核对单位全称与订单号。",
    en: "No order matches. Please check the organisation's full name and the order number.",
  },
  orderMissing: {
    zh: "没有找到该订单的包裹信息。",
    en: "No parcels were found for this order.",
  },
  parcelMissing: {
    zh: "没有找到该包裹。",
    en: "This parcel was not found.",
  },
  noWaybill: {
    zh: "您的账号未开通运单打印。",
    en: "Printing waybills is not enabled for your account.",
  },
  tooManyTries: {
    zh: "查询次数过多，请稍后再试。",
    en: "Too many searches. Please try again later.",
  },
});
