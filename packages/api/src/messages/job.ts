import { defineMessages } from "./define-messages.ts";

/** Why a job is refused. */
export const jobMessages = defineMessages({
  jobMissing: { zh: "没有找到这个职位。", en: "This job was not found." },
});
