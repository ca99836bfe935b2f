import type { Copy } from "../../../language/language.tsx";

interface Words {
  home: string;
  instruments: string;
  allInstruments: string;
  chat: string;
  picture: (name: string) => string;
  spuCode: string;
  skuCode: string;
  offer: string;
  /** Heard after a value that no SKU has beside the other choices. */
  takesOthers: string;
  dashed: string;
  changed: (value: string, to: readonly (readonly [name: string, value: string])[]) => string;
  listPrice: string;
  ownPrice: string;
  stock: string;
  delivery: string;
  add: string;
  enquire: string;
  comma: string;
  noSkus: string;
  description: string;
  returnTerms: string;
}

export const copy: Copy<Words> = {
  zh: {
    home: "首页",
    instruments: "仪器耗材",
    allInstruments: "查看全部仪器耗材",
    chat: "联系在线客服",
    picture: (name) => `${name}的图片`,
    spuCode: "系列",
    skuCode: "货号",
    offer: "价格与库存",
    takesOthers: "（其他规格将随之改变）",
    dashed: "选择虚线框内的规格，其他规格将随之改变。",
    changed: (value, to) =>
      `“${value}”没有原先的组合，已改为${to.map(([name, now]) => `${name}“${now}”`).join("、")}。`,
    listPrice: "目录价",
    ownPrice: "您的折扣价",
    stock: "库存",
    delivery: "发货",
    add: "加入购物车",
    enquire: "询价",
    comma: "，",
    noSkus: "该产品暂无可选规格，请联系客服。",
    description: "商品介绍",
    returnTerms: "退换说明",
  },
  en: {
    home: "Home",
    instruments: "Instruments and consumables",
    allInstruments: "See all instruments and consumables",
    chat: "Chat with customer service",
    picture: (name) => `Picture of ${name}`,
    spuCode: "Series",
    skuCode: "Product code",
    offer: "Price and availability",
    takesOthers: " (other options will change with it)",
    dashed: "A dashed option changes other options with it.",
    changed: (value, to) =>
      `“${value}” is not made in that combination. Changed: ${to.map(([name, now]) => `${name} to “${now}”`).join(", ")}.`,
    listPrice: "List price",
    ownPrice: "Your price",
    stock: "Availability",
    delivery: "Ships from",
    add: "Add to cart",
    enquire: "Enquire",
    comma: ", ",
    noSkus: "No option of this product is on sale. Please ask our service.",
    description: "About this product",
    returnTerms: "Returns and warranty",
  },
};
