import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    add: "加入清单",
    title: "加入清单",
    saveAs: "存为清单",
    choose: "选择清单",
    none: "您还没有清单，填写名称即可新建。",
    lines: (count: number) => `${count} 个产品`,
    newList: "新建清单",
    create: "新建并加入",
    busy: "正在加入",
    added: (name: string) => `已加入清单“${name}”`,
    show: "查看清单",
    nothingChosen: "请先填写货号数量，再加入清单！",
  },
  en: {
    add: "Add to list",
    title: "Add to list",
    saveAs: "Save as list",
    choose: "Choose a list",
    none: "You have no list yet. Enter a name to create one.",
    lines: (count) => (count === 1 ? "1 product" : `${count} products`),
    newList: "New list",
    create: "Create list and add",
    busy: "Adding",
    added: (name) => `Added to the list “${name}”`,
    show: "Show list",
    nothingChosen: "Please fill in a quantity first, then add it to a list.",
  },
});
