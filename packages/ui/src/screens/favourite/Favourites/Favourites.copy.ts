import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  home: string;
  empty: string;
  goSearch: string;
  list: string;
  product: string;
  drawing: string;
  grade: string;
  actions: string;
  priceAndStock: string;
  cancel: (itemCode: string) => string;
  askCancel: (name: string) => string;
  cancelIt: string;
  total: (count: number) => string;
  /** Said to one who has logged out elsewhere. */
  logInFirst: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "我的收藏",
    home: "首页",
    empty: "暂无收藏，请搜索产品添加收藏！",
    goSearch: "去首页看看",
    list: "收藏的产品",
    product: "产品",
    drawing: "结构式",
    grade: "项目号与规格",
    actions: "操作",
    priceAndStock: "价格与库存",
    cancel: (itemCode) => `取消收藏 ${itemCode}`,
    askCancel: (name) => `确定不再收藏“${name}”吗？`,
    cancelIt: "取消收藏",
    total: (count) => `${count} 个产品`,
    logInFirst: "请登录后再加入购物车！",
  },
  en: {
    title: "My favourites",
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
};
