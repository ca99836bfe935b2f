import { screen } from "../../../screen.ts";

export const paperAward = screen("paperAward", {
  visitors: "anyone",
  title: { zh: "论文奖励", en: "Paper award" },
  isListed: true,
});
