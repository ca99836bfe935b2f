import { Cart, CartLine } from "../contract/cart.ts";
import { count, entity, list, text } from "../contract/codec.ts";
import { RequiredFiling } from "../contract/filing.ts";
import {
  OrderInvoice,
  OrderList,
  OrderRow,
  ReagentOrder,
  ReagentOrderLine,
} from "../contract/order.ts";
import { OrderParcels, Parcel, ParcelLine } from "../contract/shipment.ts";
import { ShoppingList, ShoppingListLine, ShoppingListSummary } from "../contract/shopping-list.ts";
import { StockAlert } from "../contract/stock-alert.ts";
import { choose, named } from "./choose.ts";

/*
 * What the public API shows of a customer's records to that customer's programs. It leaves out drawings, texts with markup, and what
 * names people: addresses, telephones and the persons of filings.
 */

const Filing = named("Filing", choose(RequiredFiling, ["kind", "goods", "state", "poisonLicence"]));

const OwnCartLine = named(
  "CartLine",
  choose(
    CartLine,
    [
      "productId",
      "itemCode",
      "productCode",
      "specification",
      "pack",
      "attributes",
      "listPrice",
      "salesPrice",
      "quantity",
      "total",
      "isSelected",
      "customerItemNumber",
      "pinnedBatch",
      "quotedUntil",
      "isQuoteOver",
      "stock",
      "expectedDelivery",
      "casNumber",
      "smiles",
      "hazardNumber",
      "isDrugPrecursor",
      "isExplosivePrecursor",
      "hazardStatements",
    ],
    { chineseName: text, englishName: text },
  ),
);

/** The cart, empty or not. */
export const OwnCart = named(
  "Cart",
  choose(Cart, ["total", "overLimit"], {
    reagents: list(OwnCartLine),
    instruments: list(OwnCartLine),
    filings: list(Filing),
  }),
);

const ORDER_FIELDS = [
  "orderId",
  "orderCode",
  "reviewStatus",
  "payStatus",
  "isTransferAwaited",
  "payMethod",
  "amount",
  "createdAt",
  "customerOrderNumber",
  "isOnCredit",
  "isHazardous",
  "isReturnable",
  "hasParcels",
  "relatedOrderId",
  "relatedOrderCode",
] as const;

const Invoice = named(
  "Invoice",
  choose(OrderInvoice, ["invoiceCode", "issuedAt", "amount", "taxNumber", "reverses"]),
);

/** A page of the orders. */
export const OrderPage = named(
  "OrderPage",
  choose(OrderList, ["total"], {
    orders: list(
      named("OrderSummary", choose(OrderRow, ORDER_FIELDS, { invoices: list(Invoice) })),
    ),
  }),
);

/** An order with its lines. */
export const OwnOrder = named(
  "Order",
  choose(
    ReagentOrder,
    [...ORDER_FIELDS, "goodsAmount", "couponAmount", "freight", "refundedAmount", "note"],
    {
      invoices: list(Invoice),
      lines: list(
        named(
          "OrderLine",
          choose(ReagentOrderLine, [
            "itemCode",
            "productCode",
            "casNumber",
            "chineseName",
            "name",
            "specification",
            "pack",
            "pinnedBatch",
            "listPrice",
            "price",
            "quantity",
            "total",
            "sentQuantity",
            "refundedQuantity",
            "state",
            "isCancelled",
            "expectedDelivery",
            "customerItemNumber",
            "fund",
          ]),
        ),
      ),
    },
  ),
);

/** The parcels of an order with the batches in them. */
export const OwnParcels = named(
  "OrderParcels",
  choose(OrderParcels, ["orderId", "orderCode", "kind", "waiting"], {
    parcels: list(
      named(
        "Parcel",
        choose(Parcel, ["parcelCode", "expressCompany", "expressNumber", "shippedAt"], {
          lines: list(
            named(
              "ParcelLine",
              choose(ParcelLine, [
                "productCode",
                "casNumber",
                "chineseName",
                "name",
                "specification",
                "quantity",
                "batchCode",
              ]),
            ),
          ),
        }),
      ),
    ),
  }),
);

/** The named lists. */
export const OwnLists = named(
  "Lists",
  entity({
    lists: [
      "list",
      list(
        named(
          "ListSummary",
          choose(ShoppingListSummary, [
            "listId",
            "name",
            "lineCount",
            "total",
            "orderedAt",
            "changeCount",
          ]),
        ),
      ),
    ],
  }),
);

/** A named list with its lines. */
export const OwnList = named(
  "List",
  choose(ShoppingList, ["listId", "name", "total", "orderedAt"], {
    filings: list(Filing),
    lines: list(
      named(
        "ListLine",
        choose(ShoppingListLine, [
          "kind",
          "productId",
          "itemCode",
          "productCode",
          "chineseName",
          "englishName",
          "specification",
          "pack",
          "attributes",
          "quantity",
          "state",
          "price",
          "stock",
          "expectedDelivery",
          "casNumber",
          "smiles",
          "hazardNumber",
          "isDrugPrecursor",
          "isExplosivePrecursor",
          "hazardStatements",
        ]),
      ),
    ),
  }),
);

/** A page of the stock alerts. */
export const StockAlertPage = named(
  "StockAlertPage",
  entity({
    alerts: [
      "data",
      list(
        named(
          "StockAlert",
          choose(StockAlert, [
            "kind",
            "productCode",
            "itemCode",
            "name",
            "pack",
            "askedAt",
            "sentAt",
            "isSold",
          ]),
        ),
      ),
    ],
    total: ["total", count],
  }),
);
