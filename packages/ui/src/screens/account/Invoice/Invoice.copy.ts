import type { InvoiceType } from "@reagent/domain/invoice";
import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  lead: string;
  lockedNote: string;
  allElectronicOnly: string;
  form: string;
  type: string;
  typePlaceholder: string;
  kind: string;
  kinds: Readonly<Record<"electronic" | "paper", string>>;
  fields: Readonly<
    Record<"title" | "taxNumber" | "bank" | "bankAccount" | "address" | "phone" | "email", string>
  >;
  types: Readonly<Record<InvoiceType, string>>;
  submit: string;
  submitting: string;
  confirmSubmit: string;
  submitDeclined: string;
  submitted: string;
  upgrade: string;
  upgradeNote: string;
  confirmUpgrade: string;
  upgradeDeclined: string;
  upgraded: string;
  messages: Readonly<Record<string, string>>;
}

export const copy: Copy<Words> = {
  zh: {
    title: "发票信息",
    lead: "订单按以下信息开具发票。",
    lockedNote: "开票信息提交后不能修改，如需变更请联系客服。",
    allElectronicOnly: "您的开票方式仅支持全电发票。",
    form: "发票信息",
    type: "开票类型",
    typePlaceholder: "请选择",
    kind: "发票形式",
    kinds: { electronic: "电子发票", paper: "纸质发票" },
    fields: {
      title: "开票抬头",
      taxNumber: "开票税号",
      bank: "开户行",
      bankAccount: "银行账号",
      address: "开票地址",
      phone: "开票电话",
      email: "电子发票邮箱",
    },
    types: {
      blank: "未选择",
      ordinary: "普通发票",
      "vat-special": "增值税专用发票",
      "electronic-ordinary": "电子普通发票",
      "all-electronic-ordinary": "全电普通发票",
      "all-electronic-special": "全电专用发票",
      other: "其他发票",
    },
    submit: "提交",
    submitting: "提交中...",
    confirmSubmit: "开票信息提交后不能修改, 是否继续?",
    submitDeclined: "已取消提交",
    submitted: "发票信息提交成功",
    upgrade: "升级为全电发票",
    upgradeNote: "升级后发票以电子邮件发送，未填写电子发票邮箱时发送至登录邮箱。",
    confirmUpgrade: "此操作将升级为全电发票, 是否继续?",
    upgradeDeclined: "已取消升级",
    upgraded: "发票信息升级成功",
    messages: {
      "invoice-type-required": "请选择开票类型！",
      "invoice-title-required": "请输入开票抬头",
      "invoice-tax-required": "请输入开票税号",
      "invoice-bank-required": "请输入开户行",
      "invoice-bank-account-required": "请输入银行账号",
      "invoice-address-required": "请输入开票地址",
      "invoice-phone-required": "请输入开票电话",
      "invoice-email-required": "请输入电子发票邮箱",
      "invoice-email-invalid": "请输入正确的邮箱地址",
      "text-too-long": "内容过长，请精简",
    },
  },
  en: {
    title: "Invoice details",
    lead: "Your orders are invoiced with these details.",
    lockedNote:
      "Invoice details cannot be changed once they were submitted. Please ask our service.",
    allElectronicOnly: "Your account is invoiced by all-electronic invoices only.",
    form: "Invoice details",
    type: "Invoice type",
    typePlaceholder: "Choose one",
    kind: "Sent as",
    kinds: { electronic: "Electronic invoice", paper: "Paper invoice" },
    fields: {
      title: "Invoice title",
      taxNumber: "Tax number",
      bank: "Bank",
      bankAccount: "Bank account",
      address: "Invoice address",
      phone: "Invoice telephone",
      email: "E-mail for invoices",
    },
    types: {
      blank: "None chosen",
      ordinary: "Ordinary invoice",
      "vat-special": "VAT special invoice",
      "electronic-ordinary": "Electronic ordinary invoice",
      "all-electronic-ordinary": "All-electronic ordinary invoice",
      "all-electronic-special": "All-electronic special invoice",
      other: "Another type",
    },
    submit: "Submit",
    submitting: "Submitting…",
    confirmSubmit: "Invoice details cannot be changed once they are submitted. Continue?",
    submitDeclined: "Not submitted",
    submitted: "Invoice details submitted",
    upgrade: "Upgrade to all-electronic",
    upgradeNote:
      "All-electronic invoices are sent by e-mail: to your login address where none is given for invoices.",
    confirmUpgrade: "This upgrades your invoices to all-electronic ones. Continue?",
    upgradeDeclined: "Not upgraded",
    upgraded: "Invoice details upgraded",
    messages: {
      "invoice-type-required": "Choose an invoice type.",
      "invoice-title-required": "Enter the invoice title",
      "invoice-tax-required": "Enter the tax number",
      "invoice-bank-required": "Enter the bank",
      "invoice-bank-account-required": "Enter the bank account",
      "invoice-address-required": "Enter the invoice address",
      "invoice-phone-required": "Enter the invoice telephone",
      "invoice-email-required": "Enter the e-mail address for invoices",
      "invoice-email-invalid": "Enter a valid e-mail address",
      "text-too-long": "This is too long",
    },
  },
};
