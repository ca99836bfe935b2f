import { defineMessages } from "./define-messages.ts";

/** Why a password is refused, wherever one is given. */
export const passwordMessages = defineMessages({
  invalid: {
    zh: "密码须为 6–16 个字符，不含空格，不能过于常见，且两次输入一致。",
    en: "The password needs 6 to 16 characters without spaces, must not be a common one, and must be the same twice.",
  },
  common: {
    zh: "这个密码过于常见，请换一个",
    en: "This password is too common. Please choose another.",
  },
  wrong: {
    zh: "密码不正确，请重新输入。",
    en: "The password is wrong. Please try again.",
  },
  oldWrong: {
    zh: "旧密码不正确，请重新输入。",
    en: "The old password is wrong. Please try again.",
  },
  tooManyWrong: {
    zh: "密码错误次数过多，请稍后再试，或通过“忘记密码”重新设置密码。",
    en: "Too many wrong passwords. Please try again later, or set a new one with “Forgot your password?”.",
  },
});
