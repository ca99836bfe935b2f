import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "速度",
    lead: "最近一次测得的数值（bench/results.json）与限额（bench/budgets.json）：手机首次打开页面有多快，按下后多久看到回应。命令 bench 重新测量，bench --against COMMIT 与另一个提交轮流比较。",
    figure: "指标",
    input: "条件",
    measured: "测得（最小至最大）",
    budget: "限额",
    range: (least: number, most: number) => `（${least} 至 ${most}）`,
    isMet: "达到",
    isMissed: "未达到",
    none: "无",
  },
  en: {
    title: "Speed",
    lead: "The figures measured last (bench/results.json) and the budgets (bench/budgets.json): how fast pages first open on a phone, and how soon a press is answered. The command bench measures again; bench --against COMMIT compares with a commit in turn.",
    figure: "Figure",
    input: "Conditions",
    measured: "Measured (least to most)",
    budget: "Budget",
    range: (least: number, most: number) => `(${least} to ${most})`,
    isMet: "met",
    isMissed: "missed",
    none: "none",
  },
});
