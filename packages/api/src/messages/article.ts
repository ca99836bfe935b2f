import { defineMessages } from "./define-messages.ts";

/** Why an article or activity is refused. */
export const articleMessages = defineMessages({
  articleMissing: { zh: "没有找到这篇文章。", en: "This article was not found." },
  activityMissing: { zh: "没有找到这个活动。", en: "This activity was not found." },
});
