import type { Award, PaperAward } from "@reagent/domain/award";

type Both = PaperAward["rules"];

const both = (zh: string, en: string): Both => ({ zh, en });
const award = (
  id: string,
  name: Both,
  { prize = 0, isMonthly = false, isShowcased = false }: Partial<Award<Both>>,
): Award<Both> => ({
  id,
  name,
  prize,
  winners: 0,
  asks: both("", ""),
  isMonthly,
  isShowcased,
});

/** The paper award of a shop that has none of its own (customer centre §9, paper award). */
export const USUAL_AWARD: PaperAward = {
  title: both("论文奖励", "Paper award"),
  lead: both(
    "用我们的试剂发表论文，申请现金奖励。",
    "Publish a paper with our reagents and apply for a cash award.",
  ),
  months: { first: "2024-01", last: "2025-08" },
  applications: { from: "", until: "" },
  eligibility: [
    both("论文中提及本品牌试剂。", "The paper names one of our reagents."),
    both(
      "领域：化学、化工、生物、医药、分析、食品、能源、材料。",
      "Fields: chemistry, chemical engineering, biology, medicine, analysis, food, energy, materials.",
    ),
    both(
      "论文为原创，申请人是第一作者或通讯作者。",
      "The work is original, and the applicant is its first or corresponding author.",
    ),
    both("每篇论文只能申请一次。", "Each paper can be entered only once."),
  ],
  awards: [
    award("pilot", both("领航奖", "Pilot award"), { isMonthly: true, isShowcased: true }),
    award("elite", both("精英奖", "Elite award"), { prize: 5000, isShowcased: true }),
    award("extraordinary", both("卓越奖", "Extraordinary award"), {
      prize: 3000,
      isShowcased: true,
    }),
    award("rising", both("新锐奖", "Rising award"), { prize: 1000 }),
    award("achievement", both("成就奖", "Achievement award"), { prize: 1000 }),
    award("contribution", both("贡献奖", "Contribution award"), { prize: 500 }),
    award("practice", both("实践奖", "Practice award"), { prize: 500 }),
  ],
  editions: [
    {
      id: "pilot",
      year: 2025,
      title: both("2025 领航奖", "2025 pilot award"),
      note: both(
        "2025 年每月影响因子最高的论文。",
        "The paper with the highest impact factor of each month of 2025.",
      ),
      awards: ["pilot"],
    },
    {
      id: "winners",
      year: 2024,
      title: both("2024 获奖公布", "2024 winners"),
      note: both("", ""),
      awards: ["elite", "extraordinary", "rising", "achievement", "contribution", "practice"],
    },
  ],
  rules: both(
    "领航奖每月一名，授予当月影响因子最高的论文；相同时比较产品贡献，仍相同则可并列。其他奖项每人一项。",
    "The pilot award goes to the paper with the highest impact factor of each month; of equal papers, the one to which our products contributed more wins, and if that is equal as well, they share the award. Each person can win only one of the other awards.",
  ),
  taxNote: both("奖金按 20% 代扣个人所得税。", "20% personal income tax is withheld from prizes."),
  consent: both(
    "已知晓并同意：实验结果可用于品牌推广；奖金按 20% 缴纳个人所得税。",
    "I understand and agree that the results of the experiments may be used to promote the brand, and that 20% personal income tax is withheld from prizes.",
  ),
};
