import type { Copy } from "../../../language/language.tsx";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly route: string;
  readonly stories: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "页面一览",
    lead: "商城的每一条路由，以及展示它的故事。英文版的地址以 /en 开头。",
    route: "路由",
    stories: "故事",
  },
  en: {
    title: "Map of screens",
    lead: "Every route of the shop, and the stories that show it. In English, addresses begin with /en.",
    route: "Route",
    stories: "Stories",
  },
};
