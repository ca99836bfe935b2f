import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    /** The shop's notice title (storefront §8, default). */
    notice: "提示",
    confirm: "确定",
    cancel: "取消",
    notices: "消息（按 F8 前往）",
    notLoaded: "网络连接失败，请检查网络后重试。",
  },
  en: {
    notice: "Notice",
    confirm: "OK",
    cancel: "Cancel",
    notices: "Messages (F8 to go there)",
    notLoaded: "No connection. Check your network and try again.",
  },
});
