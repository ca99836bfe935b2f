import { defineMessages } from "./define-messages.ts";

/** Why points are not converted. */
export const balanceMessages = defineMessages({
  tooManyGrains: {
    zh: "积分不足，无法兑换这么多麦粒。",
    en: "There are not enough points for so many grains.",
  },
});
