import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    credit: "我的信用",
    owed: "待还款订单",
    choose: "选择支付方式",
    orderCode: "订单号",
    placed: "下单时间",
    amount: "待还金额",
    otherOwed: "其他信用欠款（无订单）",
    repay: "立即还款",
    nothing: "没有需要归还的信用余额",
    nothingHint: "使用信用支付的订单会在这里显示。",
  },
  en: {
    credit: "My credit",
    owed: "Orders to be repaid",
    choose: "Choose how to pay",
    orderCode: "Order number",
    placed: "Placed",
    amount: "To be repaid",
    otherOwed: "Other used credit (no order)",
    repay: "Repay now",
    nothing: "There is no credit to repay",
    nothingHint: "Orders that you pay on credit are shown here.",
  },
});
