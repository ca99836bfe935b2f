import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "重新发送激活邮件",
    send: "重新发送激活邮件",
    sending: "发送中...",
    sent: (email: string) =>
      `如果 ${email} 已注册但尚未激活，您很快会收到一封激活邮件。请同时查看垃圾邮件。`,
  },
  en: {
    title: "Send the activation e-mail again",
    send: "Send the activation e-mail again",
    sending: "Sending…",
    sent: (email) =>
      `If ${email} is registered and not active yet, a message is on its way. Please look into your spam folder too.`,
  },
});
