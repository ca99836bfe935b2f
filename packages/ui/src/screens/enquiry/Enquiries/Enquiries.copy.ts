import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    none: "您还没有提交过询价",
    noneHint: "询价的回复和报价会显示在这里，并发送到您的邮箱。",
    enquire: "大包装询价",
  },
  en: {
    none: "You have not sent any enquiries",
    noneHint: "Answers and quotes are shown here, and sent to you by e-mail.",
    enquire: "Enquire about a bulk size",
  },
});
