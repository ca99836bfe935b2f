import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    activating: "正在激活您的账号...",
    activated: "您的账号已激活",
    welcome: "现在可以使用邮箱和密码登录。",
    again: "重新发送激活邮件",
    retry: "重试",
    logIn: "登录",
  },
  en: {
    activating: "Activating your account…",
    activated: "Your account has been activated",
    welcome: "You can log in now with your e-mail address and password.",
    again: "Send the link again",
    retry: "Try again",
    logIn: "Log in",
  },
});
