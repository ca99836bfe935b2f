import type { HelpGroup, HelpPage } from "@reagent/domain/content-page";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    menu: "帮助中心",
    versions: "历次版本",
    valid: "（现行）",
    old: (day: string) => `您正在查看 ${day} 的版本，它已被新版本取代。`,
    toNewest: "查看现行版本",
    groups: {
      ordering: "购物指南",
      delivery: "配送与售后",
      goods: "安全与产品",
      legal: "条款与隐私",
    } satisfies Record<HelpGroup, string>,
    pages: {
      howorder: "如何下单",
      pay: "支付方式",
      invoice: "发票说明",
      sales_provision: "销售条款",
      send: "发货说明",
      express: "快递说明",
      receive: "签收须知",
      policy_returns: "退换货政策",
      danger: "危险品说明",
      appearance: "产品外观说明",
      termsofuse: "使用条款",
      privacy_policy: "隐私政策",
    } satisfies Record<HelpPage, string>,
  },
  en: {
    menu: "Help",
    versions: "Versions",
    valid: " (current)",
    old: (day) => `This is the version of ${day}. A newer one has replaced it.`,
    toNewest: "Read the current version",
    groups: {
      ordering: "Ordering",
      delivery: "Delivery and returns",
      goods: "Safety and goods",
      legal: "Terms and privacy",
    },
    pages: {
      howorder: "Placing an order",
      pay: "Ways to pay",
      invoice: "Invoices",
      sales_provision: "Terms of sale",
      send: "Shipping",
      express: "Couriers",
      receive: "Receiving goods",
      policy_returns: "Returns",
      danger: "Hazardous goods",
      appearance: "Appearance of goods",
      termsofuse: "Terms of use",
      privacy_policy: "Privacy",
    },
  },
});
