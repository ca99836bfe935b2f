import { defineCopy } from "../language/define-copy.ts";

/** The words of the editor's frame. */
export const copy = defineCopy({
  zh: {
    title: "结构编辑器",
    tools: "绘图工具",
    start: "添加环",
    rings: {
      benzene: "苯环",
      pyridine: "吡啶",
      cyclohexane: "环己烷",
      cyclopentane: "环戊烷",
    },
    arrange: "整理结构",
    query: "查询原子",
    clear: "清空",
    canvas: "结构绘图区，用鼠标或触摸绘制；也可以在下方输入 SMILES",
    unreadable: "无法显示该结构",
  },
  en: {
    title: "Structure editor",
    tools: "Drawing tools",
    start: "Add a ring",
    rings: {
      benzene: "Benzene",
      pyridine: "Pyridine",
      cyclohexane: "Cyclohexane",
      cyclopentane: "Cyclopentane",
    },
    arrange: "Arrange",
    query: "Query atoms",
    clear: "Clear",
    canvas: "Drawing area for mouse or touch; a SMILES can be entered below instead",
    unreadable: "This structure cannot be shown",
  },
});
