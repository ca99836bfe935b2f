import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  home: string;
  reagents: string;
  instruments: string;
  product: string;
  stock: string;
  price: string;
  quantity: string;
  subtotal: string;
  customerItemNumber: string;
  remove: string;
  select: string;
  selectLine: (code: string) => string;
  selectGroup: (group: string) => string;
  selectAll: string;
  drawing: string;
  quantityOf: (code: string) => string;
  customerItemNumberOf: (code: string) => string;
  removeLine: (code: string) => string;
  removeSelected: string;
  clear: string;
  beforeCount: string;
  afterCount: string;
  saved: string;
  next: string;
  empty: string;
  emptyHint: string;
  goSearch: string;
  favourites: string;
  filingNotice: string;
  notSaved: string;
  notChangedTo: (quantity: number) => string;
  notReread: string;
  edited: string;
  removed: string;
  cleared: string;
  askClear: string;
  clearHint: string;
  askRemove: (code: string) => string;
  askRemoveSelected: (count: number) => string;
  selectFirst: string;
  chooseFirst: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "购物车",
    home: "首页",
    reagents: "试剂",
    instruments: "仪器耗材",
    product: "商品",
    stock: "库存与货期",
    price: "折扣价",
    quantity: "数量",
    subtotal: "小计",
    customerItemNumber: "客户物料号",
    remove: "删除",
    select: "选择",
    selectLine: (code) => `选择 ${code}`,
    selectGroup: (group) => `全选${group}`,
    selectAll: "全选",
    drawing: "结构式",
    quantityOf: (code) => `${code} 的数量`,
    customerItemNumberOf: (code) => `${code} 的客户物料号`,
    removeLine: (code) => `删除 ${code}`,
    removeSelected: "删除选中",
    clear: "清空购物车",
    beforeCount: "已选 ",
    afterCount: " 件，合计",
    saved: "已优惠",
    next: "下一步",
    empty: "购物车暂无商品",
    emptyHint: "用货号、CAS 号或名称找到要买的规格。",
    goSearch: "去首页看看",
    favourites: "我的收藏",
    filingNotice: "购物车含危险化学品或易制毒化学品，结算前请确认单位备案在有效期内。",
    notSaved: "未保存，请重试",
    notChangedTo: (quantity) => `未能改为 ${quantity}`,
    notReread: "合计未能更新",
    edited: "修改成功！",
    removed: "删除成功!",
    cleared: "已全部清空购物车!",
    askClear: "您确定清空购物车吗?",
    clearHint: "此操作不能撤回。",
    askRemove: (code) => `确定从购物车中删除 ${code} 吗？`,
    askRemoveSelected: (count) => `确定删除选中的 ${count} 种商品吗？`,
    selectFirst: "请先勾选要删除的商品。",
    chooseFirst: "请勾选您要购买的商品或填写购买商品的数量！",
  },
  en: {
    title: "Shopping cart",
    home: "Home",
    reagents: "Reagents",
    instruments: "Instruments and consumables",
    product: "Product",
    stock: "Availability",
    price: "Your price",
    quantity: "Quantity",
    subtotal: "Subtotal",
    customerItemNumber: "Your item no.",
    remove: "Remove",
    select: "Select",
    selectLine: (code) => `Select ${code}`,
    selectGroup: (group) => `Select all ${group.toLowerCase()}`,
    selectAll: "Select all",
    drawing: "Structure",
    quantityOf: (code) => `Quantity of ${code}`,
    customerItemNumberOf: (code) => `Your item number for ${code}`,
    removeLine: (code) => `Remove ${code}`,
    removeSelected: "Remove selected",
    clear: "Empty cart",
    beforeCount: "",
    afterCount: " selected, total",
    saved: "You save",
    next: "Next step",
    empty: "Your cart is empty",
    emptyHint: "Find what you need by product code, CAS number or name.",
    goSearch: "Go to the home page",
    favourites: "My favourites",
    filingNotice:
      "Your cart holds hazardous or regulated chemicals. Make sure that your organisation's filing is valid before you order.",
    notSaved: "Not saved. Please try again.",
    notChangedTo: (quantity) => `Not changed to ${quantity}`,
    notReread: "The total could not be updated",
    edited: "Saved.",
    removed: "Removed.",
    cleared: "The cart is empty now.",
    askClear: "Empty the whole cart?",
    clearHint: "This cannot be undone.",
    askRemove: (code) => `Remove ${code} from the cart?`,
    askRemoveSelected: (count) =>
      count === 1 ? "Remove the selected product?" : `Remove the ${count} selected products?`,
    selectFirst: "Select the products that you want to remove.",
    chooseFirst: "Select the products you want to buy, or fill in their quantity.",
  },
};
