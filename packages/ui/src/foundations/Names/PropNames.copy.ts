import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "属性名称",
    name: "名称",
    meaning: "含义",
    refused: "不用",
    layout: "布局由父级决定：父级在组件外放自己的元素。",
  },
  en: {
    title: "Names of props",
    name: "Name",
    meaning: "Meaning",
    refused: "Not",
    layout: "Layout is the parent's: it puts its own element around the component.",
  },
});
