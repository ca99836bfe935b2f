import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    detail: "查看详情",
    enterExpress: "填写快递单号",
    viewSlip: "查看退货单",
    /** The accessible name of an action in a list of returns. */
    of: (action: string, returnCode: string) => `${action}：${returnCode}`,
    none: "您好，暂无退货单号！",
    recorded: (expressNumber: string) => `您已填写寄回快递单号：${expressNumber}`,
    expressNumber: "快递单号",
    expressHelp: "寄回退货时的快递单号，填写后不能修改",
    save: "确定",
    saving: "提交中...",
    saved: "快递单号已提交",
    messages: {
      "express-number-required": "请输入快递单号。",
      "express-number-invalid": "快递单号由 5 至 40 位字母、数字或连字符组成。",
    },
  },
  en: {
    detail: "Details",
    enterExpress: "Enter tracking number",
    viewSlip: "Return slip",
    of: (action, returnCode) => `${action}: ${returnCode}`,
    none: "There is no return slip yet.",
    recorded: (expressNumber) => `You have already entered the tracking number: ${expressNumber}`,
    expressNumber: "Tracking number",
    expressHelp: "The number of the parcel that brings the goods back; it cannot be changed later",
    save: "OK",
    saving: "Sending…",
    saved: "The tracking number has been sent.",
    messages: {
      "express-number-required": "Enter the tracking number",
      "express-number-invalid": "A tracking number has 5 to 40 letters, digits or hyphens",
    },
  },
});
