import type { ArticleType, NewsTab } from "@reagent/domain/article";
import type { CompanyPage, HelpPage } from "@reagent/domain/content-page";
import { BULK_QUERY } from "@reagent/domain/enquiry";
import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { GOODS_KIND_CODE, type GoodsKind } from "@reagent/domain/goods-kind";
import { fillAddress, type PathBuilder } from "@reagent/domain/page-address";
import { structureQuery } from "./structure-address.ts";

/** The patterns of the addresses of all pages, by the page's name, without the language's prefix. */
export const patterns = {
  home: "/",
  login: "/login",
  forgotPassword: "/forgot_password",
  register: "/reg",
  registered: "/regok",
  activate: "/active/:code?",
  search: "/search/:id",
  regionalSearch: "/shandongSearch/:id?",
  advancedSearch: "/advsearch",
  certificateSearch: "/coa",
  safetyDataSheetSearch: "/msds",
  batchSearch: "/batch",
  batchResults: "/batch/search",
  shippingSearch: "/sosearch",
  trackedOrder: "/customer/sosearch_package",
  spectra: "/productMap",
  structureResults: "/mklsearch",
  structureList: "/mklsearch/list",
  reactionPlan: "/reaction",
  drawingIntroduction: "/drawingIntroduction",
  scannedProduct: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  product: "/products/:itemCode",
  bottle: "/b/:productCode/:batchCode",
  dataSheet: "/sds/:itemCode",
  products: "/products",
  category: "/category/:categoryId",
  compare: "/compare",
  catalogue: "/product",
  productLines: "/productlines",
  productLine: "/productline/:productLineId",
  buildingBlocks: "/research",
  sampleCentre: "/basf",
  synthesis: "/synthesis/:value?",
  bulkEnquiry: "/bulk/:itemData?",
  advice: "/advise",
  instruments: "/instrument",
  instrument: "/consumables/:spuCode",
  sentBasket: "/basket/:token",
  cart: "/cart",
  batchOrder: "/multiorder",
  checkout: "/checkout",
  payment: "/payment",
  toPay: "/to_pay/:orderId",
  repayAll: "/cart/to_payall",
  repayOrder: "/cart/to_payback/:orderId",
  paid: "/pay_ok",
  favourites: "/fav",
  shoppingLists: "/fav/lists",
  shoppingList: "/fav/lists/:listId",
  orders: "/order_history/:type?",
  instrumentOrders: "/yqorder_history",
  unshippedOrders: "/order_unship/:type?",
  oldOrders: "/oldorder_history",
  returns: "/after_sale_list",
  returnPage: "/order_afterSale_detail/:returnId/:productCode?",
  enquiries: "/enquiries",
  enquiry: "/enquiry/:enquiryId",
  stockAlerts: "/profile/stock_alerts",
  order: "/order_detail/html/:orderId?",
  instrumentOrder: "/yq_order_detail/html/:orderId?",
  oldOrder: "/oldorder_detail/html/:orderId?",
  cancelOrder: "/cancel_order/html/:orderId?",
  cancelInstrumentOrder: "/yqcancel_order/html/:orderId?",
  expressSearch: "/express_search",
  packageSearch: "/pkg_search",
  orderPackage: "/order_detail/package/:orderCode/:productCode?",
  balance: "/prepay",
  credit: "/credit",
  coupons: "/coupon",
  integral: "/integral",
  grains: "/profile/exchange",
  addresses: "/profile/address",
  addAddress: "/profile/add_address",
  editAddress: "/profile/edit_address/:addressId",
  invoiceAddress: "/profile/invaddr",
  cartInvoiceAddress: "/profile/cart_invaddr",
  profile: "/profile/info",
  invoice: "/profile/invoice",
  university: "/profile/university",
  explosivePrecursors: "/profile/danger/:kind?",
  password: "/profile/password",
  apiTokens: "/profile/api_tokens",
  paperRecords: "/paperRecord",
  productDownload: "/profile/download",
  news: "/news",
  articles: "/article",
  chemlife: "/chemlife",
  branches: "/branch",
  paperAward: "/thesisActivity",
  hazardStatements: "/ghs",
  riskAndSafetyPhrases: "/rs",
  activities: "/activity",
  activity: "/activity/detail/:id",
  chemists: "/chemist",
  departments: "/department",
  jobs: "/job",
  job: "/job/detail/:id",
  party: "/party",
  partyReports: "/party/more",
  info: "/info/:page",
  aboutUs: "/aboutus",
  help: "/html/:page",
  article: "/:type/detail/:id",
  basket: "/excart",
  giftCheckout: "/exchange/checkout",
  giftPayment: "/exchange/payment/:fruitsOrderId?",
  giftOrders: "/exchange/orders",
  giftOrder: "/exchange/order_detail/:orderId",
  grainLog: "/exchange_history",
  giftAddresses: "/exchange/addresses",
  editGiftAddress: "/exchange/edit_address/:addressId",
  orchard: "/exchange",
  giftSearch: "/exsearch/:keyword",
  gift: "/exdetail/:giftCode",
  wishes: "/exchange/wishes",
} as const;

/** The name of a page of the shop. */
export type PageName = keyof typeof patterns;

/** Where a search is sent as a form, which leads to the page of its results. */
export const searchForm = { address: "/search", field: "keyword" } as const;

const escaped = encodeURIComponent;

/** An address with an entry of a query where it has a value. */
const asked = (address: string, name: string, value: string | undefined) =>
  value ? `${address}?${name}=${escaped(value)}` : address;

/** The path of a list at a page; its first page has the plain address. */
const atPage = (path: string, page = 1) => (page > 1 ? `${path}?page=${page}` : path);

interface OfPage {
  readonly page?: number;
}

interface OfFacet {
  readonly facet: "category" | "brand";
  readonly value: string;
}

interface OfType extends OfPage {
  readonly type: NewsTab;
}

const newsList = ({ type, page }: OfType) => atPage(`/${type}`, page);

/** An order, whose kind is in the query where it is not the usual one. */
interface PaidLater {
  readonly orderId: string;
  readonly kind: GoodsKind;
}

const withKind = (path: string, kind: GoodsKind) =>
  kind === "instrument" ? `${path}?type=2` : path;

/** An order whose payment was started or promised, and `payment`: the method's id, "submit" or "online". */
interface Paid extends PaidLater {
  readonly orderCode: string;
  readonly payment: string;
  readonly isPaid?: boolean;
}

/** The builders of paths that have more than the parameters of their pattern, such as a query, or that need them all. */
const builders = {
  /** With the code of the mail, the step that sets the new password. */
  forgotPassword: (code?: string) =>
    code === undefined
      ? `${patterns.forgotPassword}?reset=0`
      : `${patterns.forgotPassword}?reset=2&code=${escaped(code)}`,
  /** The code is in the query, or in the path. With `declines`, the page first offers to delete the account. */
  activate: (code: string, { declines = false } = {}) =>
    `${asked(fillAddress(patterns.activate), "code", code)}${declines ? "&decline=1" : ""}`,
  search: ({ text }: { text: string }) => fillAddress(patterns.search, { id: text }),
  regionalSearch: ({ text }: { text: string }) =>
    fillAddress(patterns.regionalSearch, { id: text }),
  /** With a structure, the search starts with it. */
  advancedSearch: ({ smilesCode }: { smilesCode?: string } = {}) =>
    smilesCode
      ? `${patterns.advancedSearch}?${new URLSearchParams({ smilesCode })}`
      : patterns.advancedSearch,
  /** With a text, the form starts with it. */
  batchSearch: ({ keyword }: { keyword?: string } = {}) =>
    asked(patterns.batchSearch, "keyword", keyword),
  /** A line break is between the texts. */
  batchResults: ({ keyword, page = 1 }: { keyword: string; page?: number }) => {
    const query = new URLSearchParams({ keyword });
    if (page > 1) query.set("page", String(page));
    return `${patterns.batchResults}?${query}`;
  },
  /** The spectra of an item, or of a batch of a product. */
  spectra: (of: { itemCode: string } | { batchCode: string; productCode: string }) =>
    "itemCode" in of
      ? asked(patterns.spectra, "item_code", of.itemCode)
      : `${asked(patterns.spectra, "batch_code", of.batchCode)}&product_code=${escaped(of.productCode)}`,
  structureResults: (search: Parameters<typeof structureQuery>[0]) =>
    `${patterns.structureResults}?${structureQuery(search)}`,
  /** A category if the text is the id of one, else an item; with a batch, at its certificate of analysis. */
  product: ({ itemCode, batchCode }: { itemCode: string; batchCode?: string }) =>
    asked(fillAddress(patterns.product, { itemCode }), "batch", batchCode),
  /** The newest revision, or the one that is named. */
  dataSheet: ({ itemCode, revision }: { itemCode: string; revision?: number }) =>
    asked(
      fillAddress(patterns.dataSheet, { itemCode }),
      "revision",
      revision === undefined ? undefined : String(revision),
    ),
  compare: (itemCodes: readonly string[] = []) =>
    itemCodes.length > 0
      ? `${patterns.compare}?items=${itemCodes.map(escaped).join(",")}`
      : patterns.compare,
  productLine: ({ id, page }: { id: string } & OfPage) =>
    atPage(fillAddress(patterns.productLine, { productLineId: id }), page),
  /** With an item code, the address of the form about that item. */
  synthesis: (itemCode?: string) =>
    itemCode
      ? `${fillAddress(patterns.synthesis, { value: itemCode })}#consult`
      : fillAddress(patterns.synthesis),
  bulkEnquiry: (product: Partial<Record<keyof typeof BULK_QUERY, string>> = {}) => {
    const query = new URLSearchParams();
    for (const [field, name] of Object.entries(BULK_QUERY)) {
      const value = product[field as keyof typeof BULK_QUERY];
      if (value) query.set(name, escaped(value));
    }
    const address = fillAddress(patterns.bulkEnquiry);
    return query.size > 0 ? `${address}?${query}` : address;
  },
  /** All, or those of a category or brand, by the value of its facet. */
  instruments: ({ page, of }: OfPage & { readonly of?: OfFacet } = {}) =>
    of ? asked(patterns.instruments, of.facet, of.value) : atPage(patterns.instruments, page),
  /** A family of SKUs, with the one that is chosen. */
  instrument: ({ spuCode, skuCode }: { spuCode: string; skuCode?: string }) =>
    asked(fillAddress(patterns.instrument, { spuCode }), "sku_code", skuCode),
  toPay: ({ orderId, kind }: PaidLater) => withKind(fillAddress(patterns.toPay, { orderId }), kind),
  repayOrder: ({ orderId, kind }: PaidLater) =>
    withKind(fillAddress(patterns.repayOrder, { orderId }), kind),
  /** Follows a payment of an order (customer centre §2, /pay_ok). */
  paid: ({ orderCode, orderId, kind, payment, isPaid = false }: Paid) => {
    const query = new URLSearchParams({ order: orderCode, payment, OrderId: orderId });
    if (isPaid) query.set("payResult", "1");
    query.set("ext2", String(GOODS_KIND_CODE[kind]));
    return `${patterns.paid}?${query}`;
  },
  orders: ({ type }: { type?: "1" | "2" } = {}) => fillAddress(patterns.orders, { type }),
  /** With the number of a reagent order: the order that was placed with it. */
  instrumentOrders: (relatedOrderCode?: string) =>
    asked(patterns.instrumentOrders, "relation_code", relatedOrderCode),
  /** With the number of a return, that one alone. */
  returns: ({ returnCode }: { returnCode?: string } = {}) =>
    asked(patterns.returns, "return", returnCode),
  /** Without an id, the page says so (customer centre §2, order details); `returns` opens the form of a return. */
  order: ({ orderId, returns = false }: { orderId: string; returns?: boolean }) =>
    asked(fillAddress(patterns.order, { orderId }), "return", returns ? "1" : undefined),
  instrumentOrder: ({ orderId }: { orderId: string }) =>
    fillAddress(patterns.instrumentOrder, { orderId }),
  /** The filing of explosive precursors, or of drug precursors. */
  explosivePrecursors: ({ kind }: { kind?: PrecursorFilingKind } = {}) =>
    fillAddress(patterns.explosivePrecursors, { kind: kind === "drug" ? kind : undefined }),
  news: newsList,
  articles: newsList,
  chemlife: newsList,
  hazardStatements: ({ code }: { code?: string } = {}) =>
    code === undefined ? patterns.hazardStatements : `${patterns.hazardStatements}#${code}`,
  riskAndSafetyPhrases: ({ code }: { code?: string } = {}) =>
    code === undefined ? patterns.riskAndSafetyPhrases : `${patterns.riskAndSafetyPhrases}#${code}`,
  activities: ({ page }: OfPage = {}) => atPage(patterns.activities, page),
  chemists: ({ page }: OfPage = {}) => atPage(patterns.chemists, page),
  departments: ({ page }: OfPage = {}) => atPage(patterns.departments, page),
  jobs: ({ page }: OfPage = {}) => atPage(patterns.jobs, page),
  party: ({ page }: OfPage = {}) => atPage(patterns.party, page),
  partyReports: ({ page }: OfPage = {}) => atPage(patterns.partyReports, page),
  info: (page: CompanyPage) => fillAddress(patterns.info, { page }),
  /** With the day of a version, the terms of use as they were. */
  help: (page: HelpPage, { version }: { version?: string } = {}) =>
    asked(fillAddress(patterns.help, { page }), "version", version),
  article: (article: { type: ArticleType; id: string }) => fillAddress(patterns.article, article),
  orchard: ({ typeId }: { typeId?: string } = {}) => asked(patterns.orchard, "type", typeId),
};

type Builders = typeof builders;

/** Builds the path of each page, by the page's name. */
type Paths = {
  readonly [Name in PageName]: Name extends keyof Builders
    ? Builders[Name]
    : PathBuilder<(typeof patterns)[Name]>;
};

/** The builders of the paths of all pages, without the language's prefix: a path written out elsewhere is an error. */
export const paths = {
  ...Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      (params?: Record<string, string | undefined>) => fillAddress(pattern, params),
    ]),
  ),
  ...builders,
} as Paths;
