import type { ExchangeOffer } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import type { StockAlert } from "@reagent/api/contract/stock-alert";
import { cartMessages } from "@reagent/api/messages/cart";
import { stockAlertMessages } from "@reagent/api/messages/stock-alert";
import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import { canBeAwaited, MOST_ALTERNATIVES, MOST_OPEN_ALERTS } from "@reagent/domain/stock-alert";
import { inLanguage, type Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Customer, Viewer } from "../../basics/viewer.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { findGoods, type GoodsKey, namesOf, readGoods } from "../../catalogue/find-goods.ts";
import type { Goods } from "../../catalogue/goods.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { type ExchangeServices, readExchangeOffers } from "../../ordering/cart/exchange-offers.ts";

interface AlertParams {
  readonly kind: GoodsKind | "unknown";
  readonly productCode: string;
}

const KEY_COLUMNS = ["customer_id", "kind", "product_code"] as const;

/** A page of a customer's alerts, newest first. */
export async function readAlerts(
  services: ExchangeServices,
  viewer: Viewer & { readonly customer: Customer },
  { page, size }: { page: number; size: number },
): Promise<{ alerts: StockAlert[]; total: number }> {
  const { customer, language } = viewer;
  const reader = services.database.read;
  const own = reader.selectFrom("stock_alerts").where("customer_id", "=", customer.id);
  const rows = await own
    .selectAll()
    .orderBy("asked_at", "desc")
    .orderBy("kind")
    .orderBy("product_code")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const goods = await Promise.all(
    GOODS_KINDS.map((kind) => {
      const productCodes = rows.filter((row) => row.kind === kind).map((row) => row.product_code);
      return readGoods(reader, { kind, productCodes }, viewer);
    }),
  );
  const sold = new Set(
    goods.flat().flatMap(({ kind, code, isSold }) => (isSold ? [`${kind} ${code}`] : [])),
  );
  const alternatives = await readAlternatives(services, viewer, rows, goods.flat());
  const alerts = rows.map((row) => ({
    kind: row.kind,
    productCode: row.product_code,
    itemCode: row.item_code,
    name: inLanguage(row, "name", language),
    pack: inLanguage(row, "pack", language),
    askedAt: row.asked_at,
    sentAt: row.sent_at,
    isSold: sold.has(`${row.kind} ${row.product_code}`),
    alternatives: alternatives.get(`${row.kind} ${row.product_code}`) ?? [],
  }));
  return { alerts, total: await countRows(own) };
}

/** What is in stock and can take the place of the packs that are awaited, by their keys (decisions, exchange of a line). */
async function readAlternatives(
  services: ExchangeServices,
  viewer: Viewer & { readonly customer: Customer; readonly now: number },
  rows: readonly { readonly kind: GoodsKind; product_code: string; sent_at: number | null }[],
  goods: readonly Goods[],
): Promise<ReadonlyMap<string, ExchangeOffer[]>> {
  const open = new Set(
    rows.flatMap((row) => (row.sent_at === null ? [`${row.kind} ${row.product_code}`] : [])),
  );
  const awaited = goods.filter(
    ({ kind, code, stock }) => kind === "reagent" && stock <= 0 && open.has(`${kind} ${code}`),
  );
  if (awaited.length === 0) return new Map();
  const lines = awaited.map(({ id }) => ({ productId: String(id), quantity: 1 }));
  const found = await readExchangeOffers(viewer, services, lines);
  return new Map(
    awaited.map(({ kind, code }, at) => [
      `${kind} ${code}`,
      (found[at]?.offers ?? []).filter(({ isInStock }) => isInStock).slice(0, MOST_ALTERNATIVES),
    ]),
  );
}

/** The goods of all open alerts of a customer. */
export async function readOpenGoods(
  reader: Reader,
  { customer }: CustomerCall<unknown>,
): Promise<{ goods: GoodsKey[] }> {
  const rows = await reader
    .selectFrom("stock_alerts")
    .select(["kind", "product_code as productCode"])
    .where("customer_id", "=", customer.id)
    .where("sent_at", "is", null)
    .execute();
  return { goods: rows };
}

/** Opens an alert; an open one stays, one whose mail was sent is opened again. Refuses goods without alerts, and alerts beyond the limit. */
export async function openAlert(
  { params, customer, language, now }: CustomerCall<AlertParams>,
  tx: Tx,
) {
  const { productCode } = params;
  const kind = kindOf(params, language);
  const goods = await findGoods(tx, { kind, productCode }, { customer, now });
  if (!goods) throw new Refusal(codes.notFound, cartMessages.unknownProduct[language]);
  if (!canBeAwaited(goods)) {
    const why = goods.isSold ? stockAlertMessages.inStock : stockAlertMessages.notSold;
    throw new Refusal(codes.badRequest, why[language]);
  }
  const alert = { ...namesOf(goods), language, asked_at: now, sent_at: null };
  await tx
    .insertInto("stock_alerts")
    .values({ customer_id: customer.id, kind, product_code: goods.code, ...alert })
    .onConflict((conflict) =>
      conflict
        .columns([...KEY_COLUMNS])
        .doUpdateSet(alert)
        .where("stock_alerts.sent_at", "is not", null),
    )
    .execute();
  const open = tx
    .selectFrom("stock_alerts")
    .where("customer_id", "=", customer.id)
    .where("sent_at", "is", null);
  if ((await countRows(open)) > MOST_OPEN_ALERTS) {
    throw new Refusal(codes.tooMany, stockAlertMessages.tooMany[language]);
  }
  return {};
}

/** Ends an alert, or takes one whose mail was sent off the list; nothing changes where there is none. */
export async function endAlert({ params, customer, language }: CustomerCall<AlertParams>, tx: Tx) {
  await tx
    .deleteFrom("stock_alerts")
    .where("customer_id", "=", customer.id)
    .where("kind", "=", kindOf(params, language))
    .where("product_code", "=", params.productCode)
    .execute();
  return {};
}

function kindOf({ kind }: AlertParams, language: Language): GoodsKind {
  if (kind === "unknown") {
    throw new Refusal(codes.notFound, cartMessages.unknownProduct[language]);
  }
  return kind;
}
