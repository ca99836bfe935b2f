import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "页面一览",
    lead: "商城的每一条路由：哪个屏幕、在哪个布局里、谁能看到、哪些故事展示它。取自各屏幕的声明和屏幕旁的故事文件。英文版的地址以 /en 开头。",
    route: "路由",
    screen: "屏幕与布局",
    visitors: "谁能看到",
    who: {
      anyone: "所有人",
      customers: "顾客；访客转到登录页",
    },
    stories: "故事",
    states: (count: number) => `${count} 个状态`,
  },
  en: {
    title: "Map of screens",
    lead: "Every route of the shop: its screen and layout, who may see it, and the stories that show it. Taken from the screens' declarations and the stories beside them. In English, addresses begin with /en.",
    route: "Route",
    screen: "Screen and layout",
    visitors: "Who may see it",
    who: {
      anyone: "Everyone",
      customers: "Customers; guests are asked to log in",
    },
    stories: "Stories",
    states: (count: number) => (count === 1 ? "1 state" : `${count} states`),
  },
});
