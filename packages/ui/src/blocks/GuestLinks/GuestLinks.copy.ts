import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { logIn: "登录", register: "免费注册" },
  en: { logIn: "Log in", register: "Register" },
});
