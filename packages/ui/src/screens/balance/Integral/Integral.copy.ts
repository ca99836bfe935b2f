import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    integral: "当前积分",
    grains: "可兑换麦粒",
    expiry: (perGrain: number) =>
      `积分将于2020年12月31日到期，请及时兑换为麦粒。每 ${perGrain} 积分兑换 1 粒麦粒。`,
    convert: (grains: string) => `兑换 ${grains} 粒麦粒`,
    converting: "正在兑换...",
    ask: (points: string, grains: string, grainsExpire: boolean) =>
      `用 ${points} 积分兑换 ${grains} 粒麦粒？兑换后不能退回积分${grainsExpire ? "，麦粒于今年 12 月 31 日到期" : ""}。`,
    confirm: "确认兑换",
    converted: (grains: string) => `已兑换 ${grains} 粒麦粒`,
    spend: "去麦粒果园",
  },
  en: {
    integral: "Points",
    grains: "Grains available",
    expiry: (perGrain) =>
      `Points expire on 31 December 2020. Please convert them to reward grains in time. ${perGrain === 1 ? "One point makes" : `${perGrain} points make`} one grain.`,
    convert: (grains) => `Convert to ${grains} ${grains === "1" ? "grain" : "grains"}`,
    converting: "Converting…",
    ask: (points, grains, grainsExpire) =>
      `Convert ${points} points to ${grains} ${grains === "1" ? "grain" : "grains"}? This cannot be undone${grainsExpire ? ", and grains expire on 31 December of this year" : ""}.`,
    confirm: "Convert",
    converted: (grains) =>
      grains === "1" ? "You have received one grain." : `You have received ${grains} grains.`,
    spend: "To the orchard",
  },
});
