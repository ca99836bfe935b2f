import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "筛选礼品",
    type: "类型",
    grains: "麦粒",
    all: "全部",
    keyword: "名称或货号",
    total: (count: number) => `共 ${count} 件`,
    removeKeyword: (keyword: string) => `清除“${keyword}”`,
    withinMine: "只看我的麦粒够换的",
    removeMost: (grains: number) => `清除“${grains.toLocaleString("en-US")} 麦粒以内”`,
  },
  en: {
    label: "Filter the gifts",
    type: "Type",
    grains: "Grains",
    all: "All",
    keyword: "Name or code",
    total: (count) => (count === 1 ? "1 gift" : `${count} gifts`),
    removeKeyword: (keyword) => `Remove “${keyword}”`,
    withinMine: "Only what I can afford",
    removeMost: (grains) =>
      `Remove “up to ${grains.toLocaleString("en-US")} ${grains === 1 ? "grain" : "grains"}”`,
  },
});
