import type { Copy } from "../../language/language.tsx";

export const copy: Copy<{ logIn: string; register: string }> = {
  zh: { logIn: "登录", register: "免费注册" },
  en: { logIn: "Log in", register: "Register" },
};
