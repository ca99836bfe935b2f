import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    password: "新密码",
    hint: "6–16 个字符，不含空格",
    again: "确认新密码",
    messages: {
      "password-required": "请输入新密码",
      "password-length": "密码长度为 6–16 个字符",
      "password-white-space": "密码不能包含空格",
      "password-common": "这个密码过于常见，请换一个",
      "confirmation-required": "请再次输入密码",
      "confirmation-differs": "两次输入密码不一致!",
    },
  },
  en: {
    password: "New password",
    hint: "6 to 16 characters, no spaces",
    again: "New password again",
    messages: {
      "password-required": "Enter a new password",
      "password-length": "A password has 6 to 16 characters",
      "password-white-space": "A password has no spaces",
      "password-common": "This password is too common. Please choose another",
      "confirmation-required": "Enter the new password again",
      "confirmation-differs": "The two passwords differ",
    },
  },
});
