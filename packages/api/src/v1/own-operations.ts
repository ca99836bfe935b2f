import { fen } from "@reagent/domain/money";
import { type Cart, type CartLine, quickAddToCart, readCart } from "../contract/cart.ts";
import { entity, id } from "../contract/codec.ts";
import { codes } from "../contract/envelope.ts";
import { listOrders, readOrder } from "../contract/order.ts";
import { readOrderParcels } from "../contract/shipment.ts";
import { listShoppingLists, readShoppingList } from "../contract/shopping-list.ts";
import { listStockAlerts } from "../contract/stock-alert.ts";
import { choose } from "./choose.ts";
import { changeOperation, type Operation, operation } from "./operation.ts";
import {
  OrderPage,
  OwnCart,
  OwnList,
  OwnLists,
  OwnOrder,
  OwnParcels,
  StockAlertPage,
} from "./own-entities.ts";

const EMPTY_CART: Cart = {
  reagents: [],
  instruments: [],
  total: fen(0),
  freight: [],
  overLimit: "",
  filings: [],
};

/** Names of a cart's lines are HTML on the wire. */
const plainText = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const withPlainNames = ({ name, englishName, ...line }: CartLine) => ({
  ...line,
  chineseName: plainText(name),
  englishName: plainText(englishName),
});

/** What a customer's programs may do with a token: every operation that is not open to guests. */
export const ownOperations: readonly Operation[] = [
  operation("readCart", "GET /v1/cart", readCart, {
    summary: {
      zh: "自己的购物车，按自己的价格",
      en: "Your cart at your own prices",
    },
    params: entity({}),
    toParams: () => ({}),
    answer: OwnCart,
    toAnswer: (cart) => ({
      ...cart,
      reagents: cart.reagents.map(withPlainNames),
      instruments: cart.instruments.map(withPlainNames),
    }),
    answersTo: { [codes.emptyCart]: EMPTY_CART },
  }),
  changeOperation("addCartLine", "POST /v1/cart/lines", quickAddToCart, {
    summary: {
      zh: "把一个包装规格加入购物车，数量累加",
      en: "Puts packs into the cart; the quantity is added to that of the line",
    },
    params: choose(quickAddToCart.params, ["productCode", "quantity"]),
    required: ["productCode", "quantity"],
    toParams: (sent) => sent,
    scope: "cart",
  }),
  operation("listOrders", "GET /v1/orders", listOrders, {
    summary: {
      zh: "自己 2024 年以来的试剂订单，最新的在前",
      en: "Your orders of reagents since 2024, newest first",
    },
    params: choose(listOrders.params, [
      "from",
      "to",
      "orderCode",
      "productCode",
      "casNumber",
      "customerOrderNumber",
      "payment",
      "review",
    ]),
    isPaged: true,
    toParams: (sent, { page, limit }) => ({
      ...sent,
      page,
      pageSize: limit,
      receiver: "",
      isLegacy: false,
    }),
    answer: OrderPage,
    toAnswer: (answer) => answer,
  }),
  operation("readOrder", "GET /v1/orders/{orderId}", readOrder, {
    summary: {
      zh: "自己的一张试剂订单及其明细",
      en: "One of your orders of reagents with its lines",
    },
    params: choose(readOrder.params, ["orderId"]),
    toParams: (sent) => ({ ...sent, isLegacy: false }),
    answer: OwnOrder,
    toAnswer: (answer) => answer,
  }),
  operation("listParcels", "GET /v1/parcels", readOrderParcels, {
    summary: {
      zh: "自己一张订单的包裹，含批号",
      en: "The parcels of one of your orders, with the batches in them",
    },
    params: choose(readOrderParcels.params, [], { orderCode: id }),
    required: ["orderCode"],
    toParams: (sent) => ({ ...sent, productCode: "" }),
    answer: OwnParcels,
    toAnswer: (answer) => answer,
  }),
  operation("listLists", "GET /v1/lists", listShoppingLists, {
    summary: { zh: "自己的清单", en: "Your lists" },
    params: entity({}),
    toParams: () => ({}),
    answer: OwnLists,
    toAnswer: (answer) => answer,
  }),
  operation("readList", "GET /v1/lists/{listId}", readShoppingList, {
    summary: {
      zh: "自己的一个清单，按现在的价格和库存",
      en: "One of your lists with the prices and the stock of now",
    },
    params: choose(readShoppingList.params, ["listId"]),
    toParams: (sent) => sent,
    answer: OwnList,
    toAnswer: (answer) => answer,
  }),
  operation("listStockAlerts", "GET /v1/stock-alerts", listStockAlerts, {
    summary: { zh: "自己的到货通知，最新的在前", en: "Your stock alerts, newest first" },
    params: entity({}),
    isPaged: true,
    toParams: (_, { page, limit }) => ({ page, pageSize: limit }),
    answer: StockAlertPage,
    toAnswer: (answer) => answer,
  }),
];
