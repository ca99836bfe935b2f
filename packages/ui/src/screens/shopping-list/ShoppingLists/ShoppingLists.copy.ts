import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "把常用产品存为清单，整单加入购物车，并查看自上次订购以来价格和库存的变化。",
    newList: "新建清单",
    made: "清单已新建",
    none: "您还没有清单",
    noneHint: "新建清单后，可在产品页将产品加入清单，也可将购物车或订单存为清单。",
    list: "清单",
    lines: "产品数",
    total: "合计",
    ordered: "上次订购",
    never: "从未订购",
    changes: "变化",
    changed: (count: number) => `${count} 项有变化`,
    unchanged: "无变化",
  },
  en: {
    lead: "Keep the products that you use in lists, add a whole list to the cart, and see how prices and stock have changed since you last ordered.",
    newList: "New list",
    made: "The list was created",
    none: "You have no lists yet",
    noneHint:
      "Create a list, then add products to it on their pages, or save your cart or an order as a list.",
    list: "List",
    lines: "Products",
    total: "Total",
    ordered: "Last ordered",
    never: "Never ordered",
    changes: "Changes",
    changed: (count) => (count === 1 ? "1 change" : `${count} changes`),
    unchanged: "No changes",
  },
});
