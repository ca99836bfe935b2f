import { defineMessages } from "./define-messages.ts";

/** Why an application for the paper award is refused. */
export const paperAwardMessages = defineMessages({
  notOpen: {
    zh: "目前不接受论文奖励申请。",
    en: "Applications for the paper award are not open at the moment.",
  },
  alreadyEntered: {
    zh: "这篇论文已经提交过申请，每篇论文只能申请一次。",
    en: "This article has already been entered. Each article can be entered only once.",
  },
});
