import { defineMessages } from "./define-messages.ts";

/** Why a call on products and their documents is refused. */
export const productMessages = defineMessages({
  missing: {
    zh: "没有找到该产品，请检查货号，或联系客服。",
    en: "This product was not found. Please check the product code, or contact customer service.",
  },
  noCertificate: {
    zh: "没有找到该批号与货号的质检报告，请检查后再试。",
    en: "There is no certificate of analysis for this batch and product code.",
  },
  noDataSheet: {
    zh: "没有找到该产品的安全技术说明书。",
    en: "There is no safety data sheet for this product.",
  },
  noSpectra: {
    zh: "没有找到该批号与货号的图谱。",
    en: "There are no spectra for this batch and product code.",
  },
  noSuchPack: {
    zh: "没有找到该货号。",
    en: "This product code does not exist.",
  },
});
