import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    checking: "正在检查链接",
    lead: "请设置登录密码，激活您的账号。注册时填写的密码不会生效，以防他人用您的邮箱注册。",
    activate: "激活账号",
    activating: "正在激活您的账号...",
    activated: "您的账号已激活",
    welcome: "现在可以使用邮箱和密码登录。",
    logIn: "登录",
  },
  en: {
    checking: "Checking the link",
    lead: "Set your password to activate the account. The one of the registration is not used, since somebody else may have registered your address.",
    activate: "Activate the account",
    activating: "Activating your account…",
    activated: "Your account has been activated",
    welcome: "You can log in now with your e-mail address and password.",
    logIn: "Log in",
  },
});
