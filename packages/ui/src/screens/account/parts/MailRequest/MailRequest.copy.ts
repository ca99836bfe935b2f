import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    email: "邮箱地址",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
    },
  },
  en: {
    email: "E-mail address",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
    },
  },
});
