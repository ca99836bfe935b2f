import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "合作品牌的样品与小包装。有问题请留言，我们用邮件回复。",
    none: "样品中心暂无产品",
    toCatalogue: "查看产品总览",
    ask: "给样品中心留言",
    email: "邮箱地址",
    question: "问题",
    send: "发送留言",
    sending: "发送中...",
    sent: "邮件发送成功，我们会尽快回复！",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
      "question-required": "请填写您的问题",
      "question-too-long": "问题最多 2000 个字符",
    },
  },
  en: {
    lead: "Samples and small packs of our partner's brand. Ask us anything: we answer by e-mail.",
    none: "The sample centre has no products yet",
    toCatalogue: "See the product overview",
    ask: "Write to the sample centre",
    email: "E-mail address",
    question: "Question",
    send: "Send message",
    sending: "Sending…",
    sent: "Your message has been sent. We will reply soon.",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
      "question-required": "Write your question",
      "question-too-long": "A question has at most 2000 characters",
    },
  },
});
