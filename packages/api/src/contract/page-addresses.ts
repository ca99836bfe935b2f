import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { GOODS_KIND_CODE, type GoodsKind } from "@reagent/domain/goods-kind";

const ENGLISH_PREFIX = "/en";

/** The language of a path: English is under /en, everything else is Chinese. */
export const languageOfPath = (path: string): "zh" | "en" =>
  path === ENGLISH_PREFIX || path.startsWith(`${ENGLISH_PREFIX}/`) ? "en" : "zh";

/** The path of a page in a language. */
export const pathIn = (language: "zh" | "en", path: string): string =>
  language === "en" ? `${ENGLISH_PREFIX}${path === "/" ? "" : path}` : path;

/** A path without its language's prefix. */
export const withoutLanguage = (path: string): string =>
  languageOfPath(path) === "en" ? path.slice(ENGLISH_PREFIX.length) || "/" : path;

/** Where a search is sent as a form, which leads to the page of its results. */
export const searchForm = { address: "/search", field: "keyword" } as const;

/** An order whose payment was started or promised, and `payment`: the method's id, "submit" or "online". */
interface Paid {
  readonly orderCode: string;
  readonly orderId: string;
  readonly kind: GoodsKind;
  readonly payment: string;
  readonly isPaid?: boolean;
}

/**
 * The pages that the server links to itself, in mails and as the return of the payment gateway: the pattern of their
 * address, and a builder of their path without the language's prefix. The screens' declarations take theirs from here.
 */
export const pageAddresses = {
  search: {
    address: "/search/:id",
    path: ({ text }: { text: string }) => `/search/${encodeURIComponent(text)}`,
  },
  /** The code is in the query, or in the path. With `declines`, the page first offers to delete the account. */
  activate: {
    address: "/active/:code?",
    path: (code: string, { declines = false } = {}) =>
      `/active?code=${encodeURIComponent(code)}${declines ? "&decline=1" : ""}`,
  },
  login: { address: "/login", path: () => "/login" },
  /** With the code of the mail, the step that sets the new password. */
  forgotPassword: {
    address: "/forgot_password",
    path: (code?: string) =>
      code === undefined
        ? "/forgot_password?reset=0"
        : `/forgot_password?reset=2&code=${encodeURIComponent(code)}`,
  },
  /** A category if the text is the id of one, else an item; with a batch, at its certificate of analysis. */
  product: {
    address: "/products/:itemCode",
    path: ({ itemCode, batchCode }: { itemCode: string; batchCode?: string }) =>
      `/products/${encodeURIComponent(itemCode)}${batchCode ? `?batch=${encodeURIComponent(batchCode)}` : ""}`,
  },
  /** A family of SKUs, with the one that is chosen. */
  instrument: {
    address: "/consumables/:spuCode",
    path: ({ spuCode, skuCode }: { spuCode: string; skuCode?: string }) =>
      `/consumables/${encodeURIComponent(spuCode)}${skuCode ? `?sku_code=${encodeURIComponent(skuCode)}` : ""}`,
  },
  /** One of the customer's enquiries, with its answer and its quote. */
  enquiry: {
    address: "/enquiry/:enquiryId",
    path: ({ enquiryId }: { enquiryId: string }) => `/enquiry/${encodeURIComponent(enquiryId)}`,
  },
  orders: {
    address: "/order_history/:type?",
    path: ({ type }: { type?: "1" | "2" } = {}) =>
      type ? `/order_history/${type}` : "/order_history",
  },
  /** Without an id, the page says so (customer centre §2, order details). */
  order: {
    address: "/order_detail/html/:orderId?",
    path: ({ orderId }: { orderId: string }) => `/order_detail/html/${encodeURIComponent(orderId)}`,
  },
  instrumentOrder: {
    address: "/yq_order_detail/html/:orderId?",
    path: ({ orderId }: { orderId: string }) =>
      `/yq_order_detail/html/${encodeURIComponent(orderId)}`,
  },
  /** The parcels of an order, or those with one of its products. */
  orderPackage: {
    address: "/order_detail/package/:orderCode/:productCode?",
    path: ({ orderCode, productCode }: { orderCode: string; productCode?: string }) =>
      ["/order_detail/package", orderCode, ...(productCode === undefined ? [] : [productCode])]
        .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
        .join("/"),
  },
  /** With the number of a return, that one alone. */
  returns: {
    address: "/after_sale_list",
    path: ({ returnCode }: { returnCode?: string } = {}) =>
      `/after_sale_list${returnCode ? `?return=${encodeURIComponent(returnCode)}` : ""}`,
  },
  /** With a product code, only the lines of that product. */
  returnPage: {
    address: "/order_afterSale_detail/:returnId/:productCode?",
    path: ({ returnId, productCode }: { returnId: string; productCode?: string }) =>
      `/order_afterSale_detail/${[returnId, productCode]
        .flatMap((each) => (each ? [encodeURIComponent(each)] : []))
        .join("/")}`,
  },
  giftOrders: { address: "/exchange/orders", path: () => "/exchange/orders" },
  giftOrder: {
    address: "/exchange/order_detail/:orderId",
    path: ({ orderId }: { orderId: string }) =>
      `/exchange/order_detail/${encodeURIComponent(orderId)}`,
  },
  paperRecords: { address: "/paperRecord", path: () => "/paperRecord" },
  credit: { address: "/credit", path: () => "/credit" },
  university: { address: "/profile/university", path: () => "/profile/university" },
  /** The filing of explosive precursors, or of drug precursors. */
  precursorFiling: {
    address: "/profile/danger/:kind?",
    path: ({ kind = "explosive" }: { kind?: PrecursorFilingKind } = {}) =>
      kind === "drug" ? "/profile/danger/drug" : "/profile/danger",
  },
  /** Follows a payment of an order (customer centre §2, /pay_ok). */
  paid: {
    address: "/pay_ok",
    path: ({ orderCode, orderId, kind, payment, isPaid = false }: Paid) => {
      const query = new URLSearchParams({ order: orderCode, payment, OrderId: orderId });
      if (isPaid) query.set("payResult", "1");
      query.set("ext2", String(GOODS_KIND_CODE[kind]));
      return `/pay_ok?${query}`;
    },
  },
} as const;
