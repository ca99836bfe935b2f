import type { InvoiceInfo } from "../../contract/invoice.ts";
import type { Language } from "./language.ts";

/** Nothing saved yet. */
export const noInvoice: InvoiceInfo = {
  type: "blank",
  title: "",
  taxNumber: "",
  bank: "",
  bankAccount: "",
  address: "",
  phone: "",
  email: "",
  method: "other",
};

const words = {
  zh: {
    title: "华东应用化学研究所",
    bank: "示例银行上海张江支行",
    address: "上海市浦东新区示例路 120 号",
  },
  en: {
    title: "East China Institute of Applied Chemistry",
    bank: "Sample Bank, Zhangjiang branch, Shanghai",
    address: "120 Sample Road, Pudong, Shanghai",
  },
} as const;

/** The saved information of a normal customer: an invoice with VAT on paper, which can be upgraded. */
export function invoiceInfo(language: Language = "zh"): InvoiceInfo {
  return {
    ...words[language],
    type: "vat-special",
    taxNumber: "91310115SAMPLE012X",
    bankAccount: "0000120000000120",
    phone: "021-55500120",
    email: "",
    method: "other",
  };
}
