import { defineMessages } from "./define-messages.ts";

/** Why an enquiry is not shown, or its quote not accepted. */
export const enquiryMessages = defineMessages({
  noEnquiry: {
    zh: "没有找到这条询价。",
    en: "This enquiry was not found.",
  },
  noQuote: {
    zh: "没有找到这份报价。",
    en: "This quote was not found.",
  },
  quoteOrdered: {
    zh: "这份报价已经下单。",
    en: "This quote has already been ordered.",
  },
  quoteExpired: {
    zh: "这份报价已过期，请重新询价。",
    en: "This quote has expired. Please send another enquiry.",
  },
  quotedPackGone: {
    zh: "报价的产品已下架，请与我们联系。",
    en: "The quoted product is no longer in the catalogue. Please contact us.",
  },
  otherQuoteInCart: {
    zh: "购物车中已有该产品的另一份报价，请先下单或移除。",
    en: "Another quote for this product is in the cart. Please order or remove it first.",
  },
});
