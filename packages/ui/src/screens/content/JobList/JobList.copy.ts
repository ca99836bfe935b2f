import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "与我们一起，把每一瓶试剂做得可以信赖。",
    until: (day: string) => `截止 ${day}`,
    none: "目前没有招聘中的职位",
    noneHint: "欢迎把简历发给我们，有合适的职位会联系您。",
    contact: "联系我们",
  },
  en: {
    lead: "Help us make every bottle one that chemists can rely on.",
    until: (day) => `Apply by ${day}`,
    none: "No open jobs at the moment",
    noneHint: "Send us your CV anyway; we will write to you when something suitable comes up.",
    contact: "Contact",
  },
});
