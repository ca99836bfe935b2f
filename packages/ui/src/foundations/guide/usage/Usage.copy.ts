import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    when: "何时使用",
    whenNot: "何时不用",
    anatomy: "组成",
    keyboard: "键盘操作",
    wording: "文案",
    examples: "示例",
    do: "推荐",
    dont: "避免",
    key: "按键",
    effect: "作用",
    props: "属性",
    accessibility: "无障碍状态",
    states: "状态",
  },
  en: {
    when: "When to use",
    whenNot: "When not to use",
    anatomy: "Anatomy",
    keyboard: "Keyboard",
    wording: "Wording",
    examples: "Examples",
    do: "Do",
    dont: "Don’t",
    key: "Key",
    effect: "What it does",
    props: "Props",
    accessibility: "Accessibility",
    states: "States",
  },
});
