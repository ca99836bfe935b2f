import type { SubmissionProblem } from "@reagent/domain/checkout";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    cart: "购物车",
    invoice: "发票信息",
    /** Shown while the customer enters invoice information: it is saved with the order. */
    /** Continues a sentence. */
    invoiceOnce: (sentence: string) => `${sentence}随订单提交，提交后不能修改。`,
    ordinaryInvoice: "普通发票只需填写开票抬头与税号。",
    allElectronicOnly: "您的开票方式仅支持全电发票。",
    remarks: "客户 PO 号与备注",
    customerOrderNumber: "客户 PO 号",
    note: "备注",
    noteHint: "例如：送货前请电话联系",
    lines: "商品清单",
    backToCart: "返回购物车修改",
    submit: "提交订单",
    submitting: "提交中...",
    toDo: "提交订单前还需：",
    problems: {
      "address-unchosen": "请选择收货地址！",
      "invoice-type-required": "请选择开票类型！",
      "invoice-email-invalid": "请填写正确的发票邮箱！",
      "coupon-unchosen": "请选择抵扣券！",
      "invoice-unconfirmed": "请确认开票信息！",
    } satisfies Record<SubmissionProblem, string>,
    restricted: (count: number) => `${count} 种商品暂不能下单，请处理`,
    twoOrders: "试剂与仪器耗材将生成两张关联订单，一并付款。",
    beijing: "两会期间，寄往北京的货物可能延迟配送，敬请谅解。",
    repeatTitle: "今日已订购",
    repeated: "以下商品今天已向该地址订购过：",
    repeatQuestion: "是否继续提交？",
    goOn: "继续提交",
    askSubmit: "确认提交订单？",
    submitTotal: (payable: string) => `应付金额 ¥${payable}。`,
    submitHint: "请确认收货地址、发票与商品无误，提交后即生成订单。",
    /** The hint when invoice information is saved with the order. */
    submitWithInvoice: "开票信息随订单提交后不能修改, 是否继续?",
    confirmSubmit: "确认提交",
    submitDeclined: "已取消提交",
    priceChanged: "订单金额有变化",
    priceWas: (was: string, is: string) =>
      `订单金额有变化：您看到的应付金额为 ¥${was}，现为 ¥${is}。是否按现在的金额提交？`,
    acceptPrice: "按现在的金额提交",
  },
  en: {
    cart: "Shopping cart",
    invoice: "Invoice",
    invoiceOnce: (sentence) =>
      `${sentence} Submitted with the order. It cannot be changed after that.`,
    ordinaryInvoice: "An ordinary invoice needs a title and a tax number only.",
    allElectronicOnly: "Your account is invoiced by all-electronic invoices only.",
    remarks: "PO number and note",
    customerOrderNumber: "Your PO number",
    note: "Note",
    noteHint: "For example: please call before you deliver",
    lines: "What you order",
    backToCart: "Edit in the cart",
    submit: "Submit order",
    submitting: "Submitting…",
    toDo: "Before you can order:",
    problems: {
      "address-unchosen": "Choose a delivery address.",
      "invoice-type-required": "Choose an invoice type.",
      "invoice-email-invalid": "Enter a valid e-mail address for invoices.",
      "coupon-unchosen": "Choose a coupon, or none.",
      "invoice-unconfirmed": "Complete the invoice details.",
    },
    restricted: (count) =>
      count === 1
        ? "One product cannot be ordered now. See your options."
        : `${count} products cannot be ordered now. See your options.`,
    twoOrders: "Reagents and instruments become two linked orders that are paid together.",
    beijing: "Deliveries to Beijing may be delayed during the Two Sessions.",
    repeatTitle: "Ordered today already",
    repeated: "You have ordered these products to this address today:",
    repeatQuestion: "Submit the order anyway?",
    goOn: "Submit anyway",
    askSubmit: "Submit this order?",
    submitTotal: (payable) => `The amount to pay is ¥${payable}.`,
    submitHint: "Please check the address, the invoice and the goods once more.",
    submitWithInvoice:
      "The invoice details are submitted with the order and cannot be changed after that. Continue?",
    confirmSubmit: "Submit it",
    submitDeclined: "Not submitted",
    priceChanged: "The amount has changed",
    priceWas: (was, is) =>
      `The amount has changed: you saw ¥${was}, and it is ¥${is} now. Submit the order for the current amount?`,
    acceptPrice: "Submit for this amount",
  },
});
