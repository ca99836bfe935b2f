import { defineCopy } from "../../../language/define-copy.ts";

/** The share of branches, rounded down: only all of them are 100. */
export const percent = (reached: number, branches: number) =>
  Math.floor((reached / branches) * 100);

export const copy = defineCopy({
  zh: {
    title: "页面一览",
    lead: "商城的每一条路由：哪个屏幕、在哪个布局里、谁能看到、哪些故事展示它。故事到达屏幕自己的代码中多少分支，屏幕自己的调用有多少种错误。取自各屏幕的声明和源码，以及屏幕旁的故事文件。英文版的地址以 /en 开头。",
    route: "路由",
    screen: "屏幕与布局",
    visitors: "谁能看到",
    who: {
      anyone: "所有人",
      customers: "顾客；访客转到登录页",
    },
    stories: "故事",
    states: (count: number) => `${count} 个状态`,
    checked: "分支与错误",
    reached: (reached: number, branches: number) =>
      branches === 0 ? "没有分支" : `到达 ${percent(reached, branches)}% 的 ${branches} 个分支`,
    notMeasured: "分支未测量",
    measuredOn: (day: string) => `分支测量于 ${day}。`,
    failedThen: (stories: number) => `测量时有 ${stories} 个故事失败，其失败之后到达的部分未计入。`,
    howToMeasure: "分支未测量：先运行 test:coverage，再启动或构建工作台。",
    failures: (count: number) => (count === 0 ? "没有自己的错误" : `${count} 种错误，每种都有故事`),
    withoutStory: (names: string) => `没有故事的错误：${names}`,
  },
  en: {
    title: "Map of screens",
    lead: "Every route of the shop: its screen and layout, who may see it, the stories that show it, how many branches of the screen's own code they reach, and in how many ways its own calls can fail. Taken from the screens' declarations and sources, and the stories beside them. In English, addresses begin with /en.",
    route: "Route",
    screen: "Screen and layout",
    visitors: "Who may see it",
    who: {
      anyone: "Everyone",
      customers: "Customers; guests are asked to log in",
    },
    stories: "Stories",
    states: (count) => (count === 1 ? "1 state" : `${count} states`),
    checked: "Branches and errors",
    reached: (reached, branches) =>
      branches === 0 ? "No branches" : `${percent(reached, branches)} % of ${branches} branches`,
    notMeasured: "Branches not measured",
    measuredOn: (day) => `Branches were measured on ${day}.`,
    failedThen: (stories) =>
      stories === 1
        ? "1 story failed then: what it reaches from there on is missing."
        : `${stories} stories failed then: what they reach from there on is missing.`,
    howToMeasure:
      "Branches are not measured: run test:coverage before the workbench is started or built.",
    failures: (count) =>
      count === 0
        ? "No errors of its own"
        : count === 1
          ? "1 error, with a story"
          : `${count} errors, each with a story`,
    withoutStory: (names) => `Errors without a story: ${names}`,
  },
});
