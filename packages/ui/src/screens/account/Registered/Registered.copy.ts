import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    sent: (email: string) =>
      `激活邮件已发送至 ${email}，请在 24 小时内点击邮件中的链接，激活账号。`,
    sentToRegistered: "激活邮件已发送至您的注册邮箱，请在 24 小时内点击邮件中的链接，激活账号。",
    notReceived: "没有收到邮件？请查看垃圾邮件，或重新发送。",
    logIn: "已激活，去登录",
    home: "返回首页",
    next: "接下来",
    activate: "打开激活邮件，激活账号并登录。",
    file: "提交课题组信息和学生证或教工卡，我们会审核：",
    group: "高校科研信息",
    prices: "审核通过后会邮件通知您，此后按高校价显示和结算。",
  },
  en: {
    sent: (email) =>
      `We have sent a link to ${email}. Please open it within 24 hours to activate your account.`,
    sentToRegistered:
      "We have sent a link to your e-mail address. Please open it within 24 hours to activate your account.",
    notReceived: "Nothing there? Look among your junk mail, or have it sent again.",
    logIn: "Activated already? Log in",
    home: "Back to the home page",
    next: "What comes next",
    activate: "Open the link in the e-mail, and log in.",
    file: "Tell us about your research group, with a student or staff card, and we review it:",
    group: "University details",
    prices: "We write to you once it is accepted. From then on you see and pay university prices.",
  },
});
