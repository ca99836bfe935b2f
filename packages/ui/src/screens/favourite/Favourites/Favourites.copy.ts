import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    empty: "暂无收藏，请搜索产品添加收藏！",
    goSearch: "去首页看看",
    list: "收藏的产品",
    product: "产品",
    drawing: "结构式",
    grade: "项目号与规格",
    actions: "操作",
    priceAndStock: "价格与库存",
    cancel: (itemCode: string) => `取消收藏 ${itemCode}`,
    askCancel: (name: string) => `确定不再收藏“${name}”吗？`,
    cancelIt: "取消收藏",
    total: (count: number) => `${count} 个产品`,
    /** Shown to a customer who has logged out in another tab. */
    logInFirst: "请登录后再加入购物车！",
  },
  en: {
    home: "Home",
    empty: "No favourites yet. Search for a product and add it.",
    goSearch: "Go to the home page",
    list: "Favourite products",
    product: "Product",
    drawing: "Structure",
    grade: "Item code and grade",
    actions: "Actions",
    priceAndStock: "Price and stock",
    cancel: (itemCode) => `Remove ${itemCode} from favourites`,
    askCancel: (name) => `Remove “${name}” from your favourites?`,
    cancelIt: "Remove",
    total: (count) => (count === 1 ? "1 product" : `${count} products`),
    logInFirst: "Log in first, then add it to your cart.",
  },
});
