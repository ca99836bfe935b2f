import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "产品质量、订单、物流或网站上遇到的问题，都可以写给我们。专人会在一个工作日内用邮件或电话回复。",
    contacts: "其他联系方式",
    complaintsLine: "投诉电话",
    salesEmail: "销售邮箱",
    hours: "服务时间",
    content: "建议、意见或问题",
    email: "邮箱地址",
    mobile: "电话号码",
    send: "提交",
    sending: "提交中...",
    sent: "提交成功！",
    messages: {
      "content-required": "请填写详细描述您的建议、意见、问题等",
      "phone-required": "请输入电话号码",
    },
  },
  en: {
    lead: "Write to us about products, orders, deliveries or this site. We answer by e-mail or telephone within one working day.",
    contacts: "Other ways to reach us",
    complaintsLine: "Complaints",
    salesEmail: "Sales",
    hours: "Hours",
    content: "Suggestion, complaint or question",
    email: "E-mail address",
    mobile: "Telephone number",
    send: "Submit",
    sending: "Submitting…",
    sent: "Thank you. We have received your message.",
    messages: {
      "content-required": "Describe your suggestion, complaint or question",
      "phone-required": "Enter your telephone number",
    },
  },
});
