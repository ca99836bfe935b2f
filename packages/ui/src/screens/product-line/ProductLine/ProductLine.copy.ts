import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    lines: "产品线",
    titleOf: (name: string, page: number) => (page > 1 ? `${name}，第 ${page} 页` : name),
    description: (name: string, claim: string) =>
      `产品线 ${name}：${claim ? `${claim.replace(/。$/u, "")}。` : ""}列出全部产品的规格、包装、价格与库存。`,
    items: "产品",
    count: (total: string) => `共 ${total} 个规格`,
    none: "这个产品线还没有产品",
    noneHint: "可以看看其他产品线，或直接搜索产品。",
    missing: "没有找到这个产品线",
    missingHint: "地址可能有误，或者这个产品线已经撤下。",
    allLines: "查看全部产品线",
  },
  en: {
    home: "Home",
    lines: "Product lines",
    titleOf: (name, page) => (page > 1 ? `${name}, page ${page}` : name),
    description: (name, claim) =>
      `Product line ${name}: ${claim ? `${claim.replace(/\.$/u, "")}. ` : ""}All products with grade, packs, price and stock.`,
    items: "Products",
    count: (total) => `${total} in total`,
    none: "This product line has no products yet",
    noneHint: "Look at the other product lines, or search for a product.",
    missing: "Product line not found",
    missingHint: "The address may be mistyped, or this product line has been withdrawn.",
    allLines: "See all product lines",
  },
});
