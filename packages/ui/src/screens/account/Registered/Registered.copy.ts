import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    sent: (email: string) =>
      `激活邮件已发送至 ${email}，请在 24 小时内点击邮件中的链接，激活账号。`,
    sentToRegistered: "激活邮件已发送至您的注册邮箱，请在 24 小时内点击邮件中的链接，激活账号。",
    notReceived: "没有收到邮件？请查看垃圾邮件，或重新发送。",
    logIn: "已激活，去登录",
    home: "返回首页",
  },
  en: {
    sent: (email) =>
      `We have sent a link to ${email}. Please open it within 24 hours to activate your account.`,
    sentToRegistered:
      "We have sent a link to your e-mail address. Please open it within 24 hours to activate your account.",
    notReceived: "Nothing there? Look among your junk mail, or have it sent again.",
    logIn: "Activated already? Log in",
    home: "Back to the home page",
  },
});
