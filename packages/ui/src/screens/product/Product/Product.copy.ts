import type { Copy } from "../../../language/language.tsx";
import type { ProductTab } from "./ProductTabs.tsx";

interface Words {
  home: string;
  chat: string;
  searchFor: (itemCode: string) => string;
  itemCode: string;
  specification: string;
  cas: string;
  mdl: string;
  einecs: string;
  storage: string;
  aliases: string;
  specialBrand: string;
  specialBrandImage: string;
  packs: string;
  packsNote: string;
  bulkEnquiry: string;
  nothingChosen: string;
  details: string;
  tabs: Readonly<Record<ProductTab, string>>;
  articles: string;
  activity: string;
}

export const copy: Copy<Words> = {
  zh: {
    home: "首页",
    chat: "联系在线客服",
    searchFor: (itemCode) => `搜索 ${itemCode}`,
    itemCode: "项目号",
    specification: "规格",
    cas: "CAS 号",
    mdl: "MDL 号",
    einecs: "EINECS",
    storage: "贮存",
    aliases: "别名：",
    specialBrand: "特色品牌",
    specialBrandImage: "特色品牌标志",
    packs: "包装与价格",
    packsNote: "价格为人民币，数量单位 EA",
    bulkEnquiry: "大包装询价",
    nothingChosen: "请填写数量后再加入购物车！",
    details: "产品资料",
    tabs: {
      properties: "性质与用途",
      certificate: "质检报告",
      spectra: "图谱",
      safety: "安全信息",
      picture: "产品图",
    },
    articles: "相关文章",
    activity: "相关活动",
  },
  en: {
    home: "Home",
    chat: "Chat with customer service",
    searchFor: (itemCode) => `Search for ${itemCode}`,
    itemCode: "Item code",
    specification: "Specification",
    cas: "CAS number",
    mdl: "MDL number",
    einecs: "EINECS",
    storage: "Storage",
    aliases: "Also: ",
    specialBrand: "Special brand",
    specialBrandImage: "Mark of the special brand",
    packs: "Packs and prices",
    packsNote: "Prices in RMB, quantities in EA",
    bulkEnquiry: "Enquire about bulk",
    nothingChosen: "Please fill in the quantity before adding to cart.",
    details: "About this product",
    tabs: {
      properties: "Properties and use",
      certificate: "Certificate of analysis",
      spectra: "Spectra",
      safety: "Safety",
      picture: "Picture",
    },
    articles: "Related articles",
    activity: "Related activity",
  },
};
