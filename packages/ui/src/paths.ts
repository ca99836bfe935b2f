import type { ArticleType, NewsTab } from "@reagent/domain/article";

const part = (value: string) => encodeURIComponent(value);
const inPages = (path: string, page = 1) => (page > 1 ? `${path}?page=${page}` : path);

/** The patterns of the routes that have a screen; `apps/shop` gives each its screen. */
export const patterns = {
  home: "/",
  login: "/login",
  forgotPassword: "/forgot_password",
  invoice: "/profile/invoice",
  university: "/profile/university",
  explosivePrecursors: "/profile/danger",
  register: "/reg",
  registered: "/regok",
  /** The code stands in the query, or here. */
  activate: "/active/:code?",
  search: "/search/:id",
  /** The search of one region's public buyers: a page without toolbar, foot and right panel. */
  regionalSearch: "/shandongSearch/:id?",
  /** A category where the text is one's id, an item otherwise (decisions, product or category). */
  product: "/products/:itemCode",
  scannedProduct: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  products: "/products",
  category: "/category/:categoryId",
  catalogue: "/product",
  compare: "/compare",
  productLines: "/productlines",
  productLine: "/productline/:productLineId",
  instruments: "/instrument",
  instrument: "/consumables/:spuCode",
  cart: "/cart",
  checkout: "/checkout",
  payment: "/payment",
  toPay: "/to_pay/:orderId",
  repayAll: "/cart/to_payall",
  repayOrder: "/cart/to_payback/:orderId",
  paid: "/pay_ok",
  favourites: "/fav",
  orders: "/order_history/:type?",
  instrumentOrders: "/yqorder_history",
  unshippedOrders: "/order_unship/:type?",
  oldOrders: "/oldorder_history",
  /** The id may be missing, which the page says (customer centre §2, order details). */
  order: "/order_detail/html/:orderId?",
  instrumentOrder: "/yq_order_detail/html/:orderId?",
  oldOrder: "/oldorder_detail/html/:orderId?",
  cancelOrder: "/cancel_order/html/:orderId?",
  cancelInstrumentOrder: "/yqcancel_order/html/:orderId?",
  balance: "/prepay",
  credit: "/credit",
  coupons: "/coupon",
  integral: "/integral",
  grains: "/profile/exchange",
  addresses: "/profile/address",
  addAddress: "/profile/add_address",
  editAddress: "/profile/edit_address/:addressId",
  invoiceAddress: "/profile/invaddr",
  /** The same page for who comes from the cart. */
  cartInvoiceAddress: "/profile/cart_invaddr",
  profile: "/profile/info",
  password: "/profile/password",
  news: "/news",
  articles: "/article",
  chemlife: "/chemlife",
  activities: "/activity",
  activity: "/activity/detail/:id",
  article: "/:type/detail/:id",
} as const;

/**
 * Every address of the shop, without the language's prefix. Screens link by name: a path written
 * out in a screen is an error.
 */
export const paths = {
  home: () => "/",
  login: () => "/login",
  register: () => "/reg",
  registered: () => "/regok",
  forgotPassword: () => "/forgot_password?reset=0",
  favourites: () => "/fav",
  cart: () => "/cart",
  checkout: () => "/checkout",
  payment: () => "/payment",
  /** What follows a payment, or a promise of one; `payment` tells how (customer centre §2, /pay_ok). */
  paid: ({
    orderCode,
    orderId,
    kind,
    payment,
    isPaid = false,
  }: {
    orderCode: string;
    orderId: string;
    kind: "reagent" | "instrument";
    payment: string;
    isPaid?: boolean;
  }) => {
    const query = new URLSearchParams({ order: orderCode, payment, OrderId: orderId });
    if (isPaid) query.set("payResult", "1");
    query.set("ext2", kind === "instrument" ? "2" : "1");
    return `/pay_ok?${query}`;
  },
  batchOrder: () => "/multiorder",
  advice: () => "/advise",
  orders: (type?: "1" | "2") => (type ? `/order_history/${type}` : "/order_history"),
  order: (orderId: string) => `/order_detail/html/${part(orderId)}`,
  instrumentOrder: (orderId: string) => `/yq_order_detail/html/${part(orderId)}`,
  oldOrder: (orderId: string) => `/oldorder_detail/html/${part(orderId)}`,
  cancelOrder: (orderId: string) => `/cancel_order/html/${part(orderId)}`,
  cancelInstrumentOrder: (orderId: string) => `/yqcancel_order/html/${part(orderId)}`,
  toPay: ({ orderId, kind }: { orderId: string; kind: "reagent" | "instrument" }) =>
    `/to_pay/${part(orderId)}${kind === "instrument" ? "?type=2" : ""}`,
  /** Repays all used credit by online banking. */
  repayAll: () => "/cart/to_payall",
  repayOrder: ({ orderId, kind }: { orderId: string; kind: "reagent" | "instrument" }) =>
    `/cart/to_payback/${part(orderId)}${kind === "instrument" ? "?type=2" : ""}`,
  /** With the number of a reagent order: the one that was placed with it. */
  instrumentOrders: (relatedOrderCode = "") =>
    relatedOrderCode
      ? `/yqorder_history?relation_code=${part(relatedOrderCode)}`
      : "/yqorder_history",
  unshippedOrders: (type?: "1" | "2") => (type ? `/order_unship/${type}` : "/order_unship"),
  oldOrders: () => "/oldorder_history",
  afterSales: () => "/after_sale_list",
  expressSearch: () => "/express_search",
  packageSearch: () => "/pkg_search",
  balance: () => "/prepay",
  credit: () => "/credit",
  coupons: () => "/coupon",
  integral: () => "/integral",
  grains: () => "/profile/exchange",
  addresses: () => "/profile/address",
  addAddress: () => "/profile/add_address",
  editAddress: ({ addressId }: { addressId: string }) => `/profile/edit_address/${part(addressId)}`,
  invoiceAddress: () => "/profile/invaddr",
  cartInvoiceAddress: () => "/profile/cart_invaddr",
  profile: () => "/profile/info",
  invoice: () => "/profile/invoice",
  university: () => "/profile/university",
  explosivePrecursors: () => "/profile/danger",
  password: () => "/profile/password",
  paperRecords: () => "/paperRecord",
  productDownload: () => "/profile/download",
  search: ({ text }: { text: string }) => `/search/${part(text)}`,
  regionalSearch: ({ text }: { text: string }) => `/shandongSearch/${part(text)}`,
  advancedSearch: () => "/advsearch",
  certificateSearch: () => "/coa",
  safetyDataSheetSearch: () => "/msds",
  batchSearch: () => "/batch",
  shippingSearch: () => "/sosearch",
  products: () => "/products",
  catalogue: () => "/product",
  /** The page of an item; with a batch, at its certificate of analysis. */
  product: ({ itemCode, batchCode }: { itemCode: string; batchCode?: string }) =>
    `/products/${part(itemCode)}${batchCode ? `?batch=${part(batchCode)}` : ""}`,
  /** Items beside one another. */
  compare: (itemCodes: readonly string[] = []) =>
    itemCodes.length > 0 ? `/compare?items=${itemCodes.map(part).join(",")}` : "/compare",
  category: ({ categoryId }: { categoryId: string }) => `/category/${part(categoryId)}`,
  productLines: () => "/productlines",
  productLine: ({ id, page = 1 }: { id: string; page?: number }) =>
    `/productline/${part(id)}${page > 1 ? `?page=${page}` : ""}`,
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
  /** A tab of the news list; its first page has the plain address. */
  articles: ({ type, page }: { type: NewsTab; page?: number }) => inPages(`/${type}`, page),
  article: ({ type, id }: { type: ArticleType; id: string }) => `/${type}/detail/${part(id)}`,
  activities: ({ page }: { page?: number } = {}) => inPages("/activity", page),
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
