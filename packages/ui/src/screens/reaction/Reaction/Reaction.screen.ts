import { screen } from "../../../screen.ts";

/** A reaction planned from its rows to the packs to buy. */
export const reactionPlan = screen("reactionPlan", {
  visitors: "anyone",
  isListed: true,
  title: { zh: "反应投料计划", en: "Plan a reaction" },
});
