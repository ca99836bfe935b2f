import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    loginFirst: "您还未登录，请先登录再尝试",
    expired: "当前登录状态已失效, 是否重新登录?",
    logIn: "登录",
    cancel: "取消",
  },
  en: {
    loginFirst: "Please log in first",
    expired: "Your session has ended. Log in again?",
    logIn: "Log in",
    cancel: "Cancel",
  },
});
