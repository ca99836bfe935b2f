import { defineMessages } from "./define-messages.ts";

/** Why a log-in is refused. */
export const accountMessages = defineMessages({
  loginRefused: {
    zh: "邮箱或密码错误。",
    en: "The e-mail address or the password is wrong.",
  },
  notActive: {
    zh: "账号尚未激活，请先通过邮件激活。",
    en: "This account is not active yet. Please follow the link in the e-mail we sent you.",
  },
  locked: {
    zh: "账号已被锁定，请联系客服。",
    en: "This account is locked. Please contact customer service.",
  },
});
