import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    amount: "应付",
    scan: "请打开手机微信，使用“扫一扫”扫描二维码完成支付。",
    code: "微信支付二维码",
    openWechat: "打开微信支付",
    openHint: "在这部手机的微信中付款，然后回到这里，支付结果会自动显示。",
    scanElsewhere: "用另一部手机付款：打开微信，使用“扫一扫”扫描二维码。",
    page: "支付页面已在新窗口打开，请在新窗口中完成支付。如果没有打开，请点击",
    open: "打开支付页面",
    waiting: "正在等待支付结果，支付成功后会自动跳转。",
    paid: "已完成支付",
    cancel: "取消支付",
  },
  en: {
    amount: "Amount",
    scan: "Open WeChat on your phone and scan this code to pay.",
    code: "QR code of the WeChat payment",
    openWechat: "Open WeChat Pay",
    openHint: "Pay in WeChat on this phone, then come back here: the result shows by itself.",
    scanElsewhere: "To pay with another phone, open WeChat on it and scan this code.",
    page: "The payment page has opened in a new window. Please pay there. If no window has opened:",
    open: "Open the payment page",
    waiting: "Waiting for the payment. This page continues by itself once it arrives.",
    paid: "I have paid",
    cancel: "Cancel payment",
  },
});
