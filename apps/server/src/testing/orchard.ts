import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { createGiftOrder } from "@reagent/api/contract/gift-order";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { loadGifts, type NewGift } from "../import/load/load-gifts.ts";
import { book } from "../ordering/balance/ledger.ts";

const words = (zh: string, en: string) => ({ zh, en });

const gift = (code: string, name: NewGift["name"], values: Partial<NewGift> = {}): NewGift => ({
  code,
  type: words("实验室用品", "For the laboratory"),
  name,
  specification: words("一件", "One"),
  note: words("<p>包邮</p>", "<p>Free of charge</p>"),
  price: 100,
  preferentialPrice: null,
  stock: 10,
  isListed: true,
  drawings: ["<svg id='1'/>", "<svg id='2'/>"],
  ...values,
});

/** The gifts of the tests by their particularity; their ids are 1 to 5. */
export const giftCodes = {
  flask: "G1",
  /** Costs 200 instead of 250, and one is left. */
  last: "G2",
  soldOut: "G3",
  delisted: "G4",
  /** Of another type, for 1200 grains. */
  kettle: "G5",
} as const;

export const testGifts: readonly NewGift[] = [
  gift(giftCodes.flask, words("保温杯", "Vacuum flask")),
  gift(giftCodes.last, words("雨伞", "Umbrella"), { price: 250, preferentialPrice: 200, stock: 1 }),
  gift(giftCodes.soldOut, words("背包", "Backpack"), { stock: 0 }),
  gift(giftCodes.delisted, words("台历", "Calendar"), { isListed: false }),
  gift(giftCodes.kettle, words("水壶", "Kettle"), {
    type: words("生活家居", "Home and travel"),
    price: 1200,
  }),
];

/** A gift order to a valid address. */
export const orderPlace: ParamsOf<typeof createGiftOrder> = {
  province: "310000",
  city: "310100",
  district: "310115",
  street: "科苑路 1278 号",
  receiver: "林",
  mobile: "13900000120",
  note: "",
  expectedLines: null,
};

/** The orchard of a test: gifts as at the start, and what customers have. */
export function orchardIn(database: Database, now: () => number) {
  return {
    /** Brings back the gifts; removes all baskets, gift orders, wishes and grains. */
    clear: () =>
      database.transact(async (tx) => {
        for (const table of ["gift_order_lines", "gift_orders", "basket_lines", "wishes"] as const)
          await tx.deleteFrom(table).execute();
        await tx.deleteFrom("ledger_entries").where("account", "=", "grains").execute();
        await loadGifts(tx, testGifts);
      }),
    /** Gives a customer grains. */
    give: (customerId: string, amount: number, at = now()) =>
      database.transact((tx) =>
        book(tx, { customerId, account: "grains", amount, reason: "converted", now: at }),
      ),
    /** Puts a gift into a customer's basket, whether it can be ordered or not. */
    put: (customerId: string, code: string, quantity: number) =>
      database.transact(async (tx) => {
        const { id } = await tx
          .selectFrom("gifts")
          .select("id")
          .where("code", "=", code)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto("basket_lines")
          .values({ customer_id: customerId, gift_id: id, quantity, created_at: now() + id })
          .execute();
      }),
    /** Changes a gift. */
    change: (code: string, values: Partial<NewGift>) =>
      database.transact((tx) =>
        loadGifts(
          tx,
          testGifts.filter((each) => each.code === code).map((each) => ({ ...each, ...values })),
        ),
      ),
    stockOf: async (code: string) =>
      (
        await database.read
          .selectFrom("gifts")
          .select("stock")
          .where("code", "=", code)
          .executeTakeFirstOrThrow()
      ).stock,
    /** The amounts that were booked on a customer's grains, oldest first. */
    booked: async (customerId: string) => {
      const rows = await database.read
        .selectFrom("ledger_entries")
        .select("amount")
        .where("customer_id", "=", customerId)
        .where("account", "=", "grains")
        .orderBy("created_at")
        .orderBy("reason")
        .execute();
      return rows.map(({ amount }) => amount);
    },
  };
}

/** Adds an unpaid order of one gift. */
export async function addGiftOrder(
  tx: Tx,
  {
    gift,
    id,
    customerId,
    now,
  }: {
    readonly gift: Selectable<Schema["gifts"]>;
    readonly id: string;
    readonly customerId: string;
    readonly now: number;
  },
): Promise<void> {
  await tx
    .insertInto("gift_orders")
    .values({
      id,
      customer_id: customerId,
      code: id,
      status: "unconfirmed",
      amount: gift.price,
      receiver: "林",
      mobile: "13900000120",
      province_name: "上海市",
      city_name: "上海市",
      district_name: "浦东新区",
      street: "科苑路 1278 号",
      note: "",
      express_company: "",
      express_number: "",
      language: "zh",
      created_at: now,
    })
    .execute();
  const { name_zh, name_en, specification_zh, specification_en, price } = gift;
  await tx
    .insertInto("gift_order_lines")
    .values({
      order_id: id,
      position: 0,
      gift_id: gift.id,
      gift_code: gift.code,
      name_zh,
      name_en,
      specification_zh,
      specification_en,
      quantity: 1,
      price,
      amount: price,
    })
    .execute();
}
