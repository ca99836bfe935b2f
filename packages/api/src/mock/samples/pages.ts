import { type ContentPageCode, TERMS_PAGE } from "@reagent/domain/content-page";
import type { ContentPage } from "../../contract/page.ts";
import type { LocalizedText } from "../../messages/message.ts";
import type { Language } from "./language.ts";

const TITLES: Readonly<Record<ContentPageCode, LocalizedText>> = {
  aboutus: { zh: "公司简介", en: "The company" },
  core: { zh: "核心优势", en: "Our strengths" },
  culture: { zh: "企业文化", en: "How we work" },
  contactus: { zh: "联系我们", en: "Contact" },
  howorder: { zh: "如何下单", en: "Placing an order" },
  pay: { zh: "支付方式", en: "Ways to pay" },
  invoice: { zh: "发票说明", en: "Invoices" },
  sales_provision: { zh: "销售条款", en: "Terms of sale" },
  send: { zh: "发货说明", en: "Shipping" },
  express: { zh: "快递说明", en: "Couriers" },
  receive: { zh: "签收须知", en: "Receiving goods" },
  policy_returns: { zh: "退换货政策", en: "Returns" },
  danger: { zh: "危险品说明", en: "Hazardous goods" },
  appearance: { zh: "产品外观说明", en: "Appearance of goods" },
  termsofuse: { zh: "使用条款", en: "Terms of use" },
  privacy_policy: { zh: "隐私政策", en: "Privacy" },
};

const SECTIONS: readonly { readonly title: LocalizedText; readonly text: LocalizedText }[] = [
  {
    title: { zh: "适用范围", en: "What this covers" },
    text: {
      zh: "本页说明适用于本站的全部订单，合同另有约定的从其约定。",
      en: "This page holds for all orders of the shop, unless a contract says otherwise.",
    },
  },
  {
    title: { zh: "步骤", en: "Step by step" },
    text: {
      zh: "搜索产品，选择包装与数量，加入购物车，核对地址与发票后提交。",
      en: "Search, choose packs and quantities, put them into the cart, check address and invoice, and submit.",
    },
  },
  {
    title: { zh: "例外", en: "Exceptions" },
    text: {
      zh: "低沸点产品请电话订购；管制品需先备案。",
      en: "Low-boiling goods are ordered by telephone; regulated goods need a filing first.",
    },
  },
  {
    title: { zh: "联系我们", en: "Contact" },
    text: {
      zh: '仍有疑问，请看<a href="/info/contactus">联系方式</a>。',
      en: 'Any questions left? <a href="/info/contactus">Contact us</a>.',
    },
  },
];

/** The days of the versions of the terms of use, newest first; the customer has accepted the older one. */
export const TERMS_VERSIONS = ["2026-11-20", "2025-03-01"] as const;

/** A page of text, with four sections. */
export function pageOf(code: ContentPageCode, language: Language = "zh"): ContentPage {
  return {
    code,
    title: TITLES[code][language],
    summary: SECTIONS[0]?.text[language] ?? "",
    content: SECTIONS.map(
      ({ title, text }) => `<h2>${title[language]}</h2><p>${text[language]}</p>`,
    ).join(""),
    changedOn: code === TERMS_PAGE ? TERMS_VERSIONS[0] : "2026-10-12",
    versions: code === TERMS_PAGE ? TERMS_VERSIONS : [],
  };
}

/** A version of the terms of use; undefined where there is none of that day. */
export function termsOf(version: string, language: Language = "zh"): ContentPage | undefined {
  const changedOn = TERMS_VERSIONS.find((each) => each === version);
  return changedOn && { ...pageOf(TERMS_PAGE, language), changedOn };
}
