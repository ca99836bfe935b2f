import { paths } from "@reagent/api/pages/paths";
import { GOODS_KINDS } from "@reagent/domain/goods-kind";
import { formatYuan } from "@reagent/domain/money";
import type { Language } from "../../basics/language.ts";
import { findGoods, type GoodsKey, namesOf } from "../../catalogue/find-goods.ts";
import type { Goods } from "../../catalogue/goods.ts";
import { ownPrice } from "../../catalogue/prices.ts";
import type { Tx } from "../../database/database.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";

/** Sends a mail that goods are in stock again, after the transaction is committed. */
export async function mailStockAlert(
  tx: Tx,
  {
    customerId,
    kind,
    productCode,
    language,
    now,
  }: GoodsKey & { customerId: string; language: Language; now: number },
): Promise<void> {
  const subject = `${kind} ${productCode}`;
  await enqueue(tx, { kind: "in-stock", recipient: customerId, subject, language, now });
}

/**
 * The mail that goods are in stock again; undefined where its customer has ended the alert, or the goods are not sold any more. The
 * subject is that of the outgoing mail: kind and product code.
 */
export async function writeStockAlert(
  tx: Tx,
  { recipient: customerId, subject, language }: MailOf<"in-stock">,
  { now, publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const space = subject.indexOf(" ");
  const kind = GOODS_KINDS.find((each) => each === subject.slice(0, space));
  const productCode = subject.slice(space + 1);
  if (!kind) return undefined;
  const customer = await tx
    .selectFrom("stock_alerts as alert")
    .innerJoin("customers", "customers.id", "alert.customer_id")
    .select(["customers.id", "email"])
    .where("alert.customer_id", "=", customerId)
    .where("alert.kind", "=", kind)
    .where("alert.product_code", "=", productCode)
    .executeTakeFirst();
  const goods = await findGoods(tx, { kind, productCode }, { customer, now });
  return customer && goods?.isSold
    ? { to: customer.email, ...stockAlertMail(goods, { language, publicUrl }) }
    : undefined;
}

function stockAlertMail(
  goods: Goods,
  place: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const { kind, code, item_code: itemCode, name_zh, name_en } = goods;
  const { pack_zh, pack_en } = namesOf(goods);
  const price = formatYuan(ownPrice(goods));
  const path =
    kind === "reagent"
      ? paths.product({ itemCode })
      : paths.instrument({ spuCode: itemCode, skuCode: code });
  return linkMail(
    {
      subject: {
        zh: `${name_zh}（${code}）到货了`,
        en: `${name_en} (${code}) is in stock again`,
      },
      before: [
        {
          zh: `您等待的商品现在有货：${[name_zh, code, pack_zh].filter(Boolean).join("，")}。`,
          en: `What you waited for is in stock: ${[name_en, code, pack_en].filter(Boolean).join(", ")}.`,
        },
        {
          zh: `您的价格为 ¥${price}。此邮件不为您预留库存，价格与库存以下单时为准。`,
          en: `Your price is ¥${price}. This e-mail reserves nothing: price and stock are those at the time of your order.`,
        },
      ],
      link: { zh: "查看商品", en: "See the product" },
      after: [
        {
          zh: "到货通知只发送一次。您可以在账号的“到货通知”中查看和取消其他通知。",
          en: "This alert is sent once. You can see and end your other alerts under “Stock alerts” in your account.",
        },
      ],
    },
    { ...place, path },
  );
}
