import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    skip: "跳到主要内容",
    broken: "页面未能显示",
    brokenWords: "请重新加载页面；若仍不能显示，请联系客服。",
    outdated: "商城已更新",
    outdatedWords: "请重新加载页面，继续浏览。",
    reload: "重新加载",
    home: "回到首页",
  },
  en: {
    skip: "Skip to the content",
    broken: "This page could not be shown",
    brokenWords: "Reload the page. If that does not help, contact customer service.",
    outdated: "The shop has been updated",
    outdatedWords: "Reload the page to continue.",
    reload: "Reload",
    home: "Back to home",
  },
});
