import {
  copy as map,
  percent,
} from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.copy.ts";
import { defineCopy } from "../../packages/ui/src/language/define-copy.ts";

/** What the panel says, in the language of the toolbar. */
export const words = defineCopy({
  zh: {
    title: "覆盖",
    share: (reached: number, branches: number) =>
      branches === 0
        ? "没有分支"
        : `${branches} 个分支中到达 ${reached} 个（${percent(reached, branches)}%）`,
    shared: "同一范围的屏幕共用的部分",
    notMeasured: "此构建没有测量。",
    measured: (share: string, day: string) => `${share}。测量于 ${day}。`,
    failedThen: map.zh.failedThen,
    kinds: { branch: "分支", else: "否则", function: "函数" },
  },
  en: {
    title: "Coverage",
    share: (reached, branches) =>
      branches === 0
        ? "no branches"
        : `${reached} of ${branches} branches reached (${percent(reached, branches)} %)`,
    shared: "Parts that the screens of the area share",
    notMeasured: "Not measured in this build.",
    measured: (share, day) => `${share}. Measured on ${day}.`,
    failedThen: map.en.failedThen,
    kinds: { branch: "branch", else: "else", function: "function" },
  },
});
