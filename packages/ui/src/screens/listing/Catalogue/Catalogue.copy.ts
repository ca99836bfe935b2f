import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    note: "按分类查找试剂；也可以直接搜索名称、CAS 号或货号。",
    all: "全部产品",
    more: "其他入口",
    lines: "产品线",
    instruments: "仪器耗材",
    buildingBlocks: "分子砌块",
    sampleCentre: "样品中心",
    failed: "产品分类没有加载出来。",
    none: "暂无产品分类",
    noneHint: "可以查看全部产品，或直接搜索。",
  },
  en: {
    note: "Find reagents by category, or search by name, CAS number or code.",
    all: "All products",
    more: "More ways to browse",
    lines: "Product lines",
    instruments: "Instruments and consumables",
    buildingBlocks: "Molecule building blocks",
    sampleCentre: "Sample centre",
    failed: "The categories could not be loaded.",
    none: "No categories yet",
    noneHint: "See all products, or search.",
  },
});
