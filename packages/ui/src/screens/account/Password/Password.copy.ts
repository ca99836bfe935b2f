import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "修改后，您的账号将在其他设备上退出登录。",
    oldPassword: "旧密码",
    password: "新密码",
    hint: "6–16 个字符，不含空格",
    again: "确认新密码",
    save: "保存",
    saving: "保存中...",
    changed: "密码修改成功！",
    messages: {
      "old-password-required": "请输入旧密码",
      "password-required": "请输入新密码",
      "password-length": "密码长度为 6–16 个字符",
      "password-white-space": "密码不能包含空格",
      "password-common": "这个密码过于常见，请换一个",
      "confirmation-required": "请再次输入密码",
      "confirmation-differs": "两次输入密码不一致!",
    },
  },
  en: {
    lead: "Once it is changed, you are logged out on every other device.",
    oldPassword: "Old password",
    password: "New password",
    hint: "6 to 16 characters, no spaces",
    again: "New password again",
    save: "Save",
    saving: "Saving…",
    changed: "Your password was changed.",
    messages: {
      "old-password-required": "Enter the old password",
      "password-required": "Enter a new password",
      "password-length": "A password has 6 to 16 characters",
      "password-white-space": "A password has no spaces",
      "password-common": "This password is too common. Please choose another",
      "confirmation-required": "Enter the new password again",
      "confirmation-differs": "The two passwords differ",
    },
  },
});
