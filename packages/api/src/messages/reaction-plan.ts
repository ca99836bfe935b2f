import { LONGEST_OWN_NAME } from "@reagent/domain/own-name";
import { MOST_KEPT_PLANS } from "@reagent/domain/reaction-plan";
import { defineMessages } from "./define-messages.ts";

/** Why a plan of a reaction cannot be kept or read. */
export const reactionPlanMessages = defineMessages({
  missing: {
    zh: "没有找到该计划，可能已被删除。",
    en: "This plan was not found. It may have been deleted.",
  },
  nameWrong: {
    zh: `计划名称为 1 至 ${LONGEST_OWN_NAME} 个字符。`,
    en: `The name of a plan must have 1 to ${LONGEST_OWN_NAME} characters.`,
  },
  empty: { zh: "计划还是空的。", en: "The plan is still empty." },
  tooMany: {
    zh: `最多保存 ${MOST_KEPT_PLANS} 个计划，请先删除一个。`,
    en: `At most ${MOST_KEPT_PLANS} plans can be saved. Delete one first.`,
  },
});
