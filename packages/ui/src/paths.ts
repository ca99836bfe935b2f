const part = (value: string) => encodeURIComponent(value);

/** The patterns of the routes that have a screen; `apps/shop` gives each its screen. */
export const patterns = {
  home: "/",
  login: "/login",
  search: "/search/:id",
  product: "/products/:itemCode",
  instruments: "/instrument",
  instrument: "/consumables/:spuCode",
  cart: "/cart",
  favourites: "/fav",
  orders: "/order_history/:type?",
} as const;

/**
 * Every address of the shop, without the language's prefix. Screens link by name: a path written
 * out in a screen is an error.
 */
export const paths = {
  home: () => "/",
  login: () => "/login",
  register: () => "/reg",
  forgotPassword: () => "/forgot_password?reset=0",
  favourites: () => "/fav",
  cart: () => "/cart",
  checkout: () => "/checkout",
  batchOrder: () => "/multiorder",
  advice: () => "/advise",
  orders: (type?: "1" | "2") => (type ? `/order_history/${type}` : "/order_history"),
  order: (orderId: string) => `/order_detail/html/${part(orderId)}`,
  balance: () => "/prepay",
  integral: () => "/integral",
  search: ({ text }: { text: string }) => `/search/${part(text)}`,
  advancedSearch: () => "/advsearch",
  certificateSearch: () => "/coa",
  safetyDataSheetSearch: () => "/msds",
  batchSearch: () => "/batch",
  shippingSearch: () => "/sosearch",
  products: () => "/products",
  product: ({ itemCode }: { itemCode: string }) => `/products/${part(itemCode)}`,
  category: ({ categoryId }: { categoryId: string }) => `/category/${part(categoryId)}`,
  productLines: () => "/productlines",
  productLine: ({ id }: { id: string }) => `/productline/${part(id)}`,
  /** A request for a size that is not on the list; values are encoded twice, as the form expects. */
  bulkEnquiry: (
    ask: {
      name?: string;
      casNumber?: string;
      pack?: string;
      specification?: string;
      itemCode?: string;
    } = {},
  ) => {
    const query = new URLSearchParams();
    const named = {
      name: ask.name,
      cas: ask.casNumber,
      size: ask.pack,
      spec: ask.specification,
      item_code: ask.itemCode,
    };
    for (const [key, value] of Object.entries(named))
      if (value) query.set(key, encodeURIComponent(value));
    return query.size > 0 ? `/bulk?${query}` : "/bulk";
  },
  synthesis: () => "/synthesis",
  productConsultation: ({ itemCode }: { itemCode: string }) =>
    `/synthesis/${part(itemCode)}#consult`,
  spectra: (of: { itemCode: string } | { batchCode: string; productCode: string }) =>
    "itemCode" in of
      ? `/productMap?item_code=${part(of.itemCode)}`
      : `/productMap?batch_code=${part(of.batchCode)}&product_code=${part(of.productCode)}`,
  instruments: ({ page = 1 }: { page?: number } = {}) =>
    page > 1 ? `/instrument?page=${page}` : "/instrument",
  instrument: ({ spuCode, skuCode }: { spuCode: string; skuCode?: string }) =>
    skuCode
      ? `/consumables/${part(spuCode)}?sku_code=${part(skuCode)}`
      : `/consumables/${part(spuCode)}`,
  buildingBlocks: () => "/research",
  news: () => "/news",
  newsItem: ({ id }: { id: string }) => `/news/detail/${part(id)}`,
  articles: () => "/article",
  article: ({ id }: { id: string }) => `/article/detail/${part(id)}`,
  chemlife: () => "/chemlife",
  chemlifeItem: ({ id }: { id: string }) => `/chemlife/detail/${part(id)}`,
  activities: () => "/activity",
  activity: ({ id }: { id: string }) => `/activity/detail/${part(id)}`,
  jobs: () => "/job",
  riskAndSafetyPhrases: () => "/rs",
  hazardStatements: () => "/ghs",
  info: (page: "aboutus" | "core" | "culture" | "contactus") => `/info/${page}`,
  help: (
    page:
      | "howorder"
      | "sales_provision"
      | "pay"
      | "danger"
      | "send"
      | "express"
      | "receive"
      | "invoice"
      | "policy_returns"
      | "termsofuse"
      | "privacy_policy",
  ) => `/html/${page}`,
  orchard: () => "/exchange",
} as const;
