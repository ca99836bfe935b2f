import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "修改后，您的账号将在其他设备上退出登录。",
    oldPassword: "旧密码",
    save: "保存",
    saving: "保存中...",
    changed: "密码修改成功！",
    messages: {
      "old-password-required": "请输入旧密码",
    },
  },
  en: {
    lead: "Once it is changed, you are logged out on every other device.",
    oldPassword: "Old password",
    save: "Save",
    saving: "Saving…",
    changed: "Your password was changed.",
    messages: {
      "old-password-required": "Enter the old password",
    },
  },
});
