import { defineMessages } from "./define-messages.ts";

/** Why a mail with a link is not sent, or its link is refused. */
export const mailMessages = defineMessages({
  emailInvalid: { zh: "请输入正确的邮箱地址", en: "Enter a valid e-mail address" },
  tooMany: {
    zh: "邮件已多次发送，请查看邮箱，或一小时后再试。",
    en: "We have sent this several times. Please check your mailbox, or try again in an hour.",
  },
  linkUsed: {
    zh: "该链接已使用过，请重新申请。",
    en: "This link has already been used. Please request a new one.",
  },
  linkExpired: {
    zh: "该链接已过期，请重新申请。",
    en: "This link has expired. Please request a new one.",
  },
  linkUnknown: {
    zh: "该链接无效，请检查链接是否完整，或重新申请。",
    en: "This link is not valid. Please check that it is complete, or request a new one.",
  },
});
