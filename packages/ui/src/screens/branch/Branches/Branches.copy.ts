import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: (count: number) => `我们在全国 ${count} 个城市设有分公司和办事处。点击名称在地图上查看。`,
    leadAlone: "分公司和办事处的地址与联系方式。",
    list: "分支机构列表",
    map: "分支机构地图",
    phone: "电话",
    email: "邮箱",
    none: "暂无分支机构",
    toContact: "联系我们",
  },
  en: {
    lead: (count: number) =>
      `We have branches and offices in ${count} cities. Choose a name to see it on the map.`,
    leadAlone: "Addresses and contacts of our branches and offices.",
    list: "List of branches and offices",
    map: "Map of branches and offices",
    phone: "Telephone",
    email: "E-mail",
    none: "No branches yet",
    toContact: "Contact us",
  },
});
