import { defineMessages } from "./define-messages.ts";

/** Why a page of text is refused. */
export const pageMessages = defineMessages({
  pageMissing: { zh: "没有找到这个页面。", en: "This page was not found." },
});
