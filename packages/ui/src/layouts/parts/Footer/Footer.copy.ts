import { paths } from "@reagent/api/pages/paths";
import { defineCopy } from "../../../language/define-copy.ts";

interface Column {
  readonly title: string;
  readonly links: readonly (readonly [label: string, to: string])[];
}

export const copy = defineCopy({
  zh: {
    columns: [
      {
        title: "购物指南",
        links: [
          ["如何下单", paths.help("howorder")],
          ["支付方式", paths.help("pay")],
          ["发票说明", paths.help("invoice")],
          ["销售条款", paths.help("sales_provision")],
        ],
      },
      {
        title: "配送与售后",
        links: [
          ["发货说明", paths.help("send")],
          ["快递查询", paths.help("express")],
          ["签收须知", paths.help("receive")],
          ["退换货政策", paths.help("policy_returns")],
        ],
      },
      {
        title: "安全与资料",
        links: [
          ["危险品说明", paths.help("danger")],
          ["GHS 象形图", paths.hazardStatements()],
          ["R/S 术语", paths.riskAndSafetyPhrases()],
          ["质检报告查询", paths.certificateSearch()],
        ],
      },
      {
        title: "关于我们",
        links: [
          ["公司简介", paths.info("aboutus")],
          ["核心优势", paths.info("core")],
          ["招聘信息", paths.jobs()],
          ["论文奖励", paths.paperAward()],
          ["分支机构", paths.branches()],
          ["联系我们", paths.info("contactus")],
        ],
      },
    ] satisfies readonly Column[],
    service: "客户服务",
    chat: "在线客服",
    suggestion: "投诉建议",
    wechat: "微信",
    toTop: "回到顶部",
    statement: "本网站销售的所有产品仅用于工业应用或科学研究，不得用于临床、药用或食品用途。",
    terms: "使用条款",
    privacy: "隐私政策",
  },
  en: {
    columns: [
      {
        title: "How to buy",
        links: [
          ["Placing an order", paths.help("howorder")],
          ["Ways to pay", paths.help("pay")],
          ["Invoices", paths.help("invoice")],
          ["Terms of sale", paths.help("sales_provision")],
        ],
      },
      {
        title: "Delivery and returns",
        links: [
          ["Shipping", paths.help("send")],
          ["Couriers", paths.help("express")],
          ["Receiving goods", paths.help("receive")],
          ["Returns", paths.help("policy_returns")],
        ],
      },
      {
        title: "Safety and documents",
        links: [
          ["Hazardous goods", paths.help("danger")],
          ["GHS pictograms", paths.hazardStatements()],
          ["R and S phrases", paths.riskAndSafetyPhrases()],
          ["Certificates (COA)", paths.certificateSearch()],
        ],
      },
      {
        title: "About us",
        links: [
          ["The company", paths.info("aboutus")],
          ["Our strengths", paths.info("core")],
          ["Jobs", paths.jobs()],
          ["Paper award", paths.paperAward()],
          ["Branches", paths.branches()],
          ["Contact", paths.info("contactus")],
        ],
      },
    ] satisfies readonly Column[],
    service: "Customer service",
    chat: "Chat with us",
    suggestion: "Suggestions",
    wechat: "WeChat",
    toTop: "Back to top",
    statement:
      "All products are sold for industrial or scientific use only, not for clinical, medicinal or food use.",
    terms: "Terms of use",
    privacy: "Privacy",
  },
});
