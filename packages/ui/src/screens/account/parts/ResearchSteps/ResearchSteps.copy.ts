import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "接下来",
    activate: "打开激活邮件，激活账号并登录。",
    file: "提交课题组信息和学生证或教工卡，我们会审核：",
    group: "高校科研信息",
    prices: "审核通过后会邮件通知您，此后按高校价显示和结算。",
    regulated: "购买易制爆、易制毒等管制化学品，还需另行备案：",
    precursors: "易制爆信息",
  },
  en: {
    title: "What comes next",
    activate: "Open the link in the e-mail, and log in.",
    file: "Tell us about your research group, with a student or staff card, and we review it:",
    group: "University details",
    prices: "We write to you once it is accepted. From then on you see and pay university prices.",
    regulated:
      "Explosive and drug precursors and other regulated goods require a filing of their own:",
    precursors: "Explosive precursors",
  },
});
