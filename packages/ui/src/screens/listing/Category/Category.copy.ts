import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    all: "全部产品",
    categories: "产品分类",
    titleOf: (name: string, page: number) => (page > 1 ? `${name}，第 ${page} 页` : name),
    description: (name: string, count: number | undefined) =>
      `${name}${count ? `：${count} 个规格` : ""}，可按纯度、包装、库存与价格筛选，列出规格、CAS 号、价格与库存。`,
    none: "这个分类还没有产品",
    noneHint: "可以看看其他分类，或直接搜索产品。",
    missing: "没有找到这个分类",
    missingHint: "地址可能有误，或者这个分类已经撤下。",
    allProducts: "查看全部产品",
  },
  en: {
    home: "Home",
    all: "All products",
    categories: "Categories",
    titleOf: (name, page) => (page > 1 ? `${name}, page ${page}` : name),
    description: (name, count) =>
      `${name}${count ? `: ${count} ${count === 1 ? "grade" : "grades"}` : ""}. Filter by purity, pack, stock and price; each has its grade, CAS number, price and stock.`,
    none: "This category has no products yet",
    noneHint: "Look at the other categories, or search for a product.",
    missing: "Category not found",
    missingHint: "The address may be mistyped, or this category has been withdrawn.",
    allProducts: "See all products",
  },
});
