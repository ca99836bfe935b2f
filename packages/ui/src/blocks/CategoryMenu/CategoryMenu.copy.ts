import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "商品分类",
    all: "全部分类",
    allOf: (group: string) => `全部${group}`,
    failed: "分类未能加载。",
    productLines: "产品线",
    instruments: "仪器耗材",
    buildingBlocks: "分子砌块",
    synthesis: "定制合成",
    bulk: "大包装询价",
    articles: "技术文章",
    orchard: "麦粒果园",
  },
  en: {
    label: "Categories",
    all: "All categories",
    allOf: (group) => `All of ${group.toLowerCase()}`,
    failed: "The categories could not be loaded.",
    productLines: "Product lines",
    instruments: "Instruments",
    buildingBlocks: "Building blocks",
    synthesis: "Synthesis",
    bulk: "Bulk quotes",
    articles: "Articles",
    orchard: "Orchard",
  },
});
