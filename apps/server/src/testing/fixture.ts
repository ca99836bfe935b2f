import type { Insertable } from "kysely";
import { setGroups } from "../customers/groups.ts";
import { connect, type DatabasePlace } from "../database/connection.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { loadGifts } from "../import/load/load-gifts.ts";
import { searchIn } from "../search/search-in.ts";
import type { Search } from "../search/search.ts";
import { hashPassword } from "../sessions/password.ts";
import { testGifts } from "./orchard.ts";

export const PASSWORD = "correct-horse";

/** Customers: two at the usual price, one of a university at 90 %, one who is locked. */
export const customers = {
  lin: "lin@shop.example",
  wang: "wang@shop.example",
  university: "university@shop.example",
  inactive: "inactive@shop.example",
} as const;

export const itemIds = { ethanol: 1, ethanolPure: 2, sodiumChloride: 3, ether: 4 } as const;

/** Product lines: one with three items, one without any. */
export const lineIds = { solvents: 7, empty: 8 } as const;

/** Packs by their particularity. */
export const packIds = {
  ethanol500: 11,
  ethanol2500: 12,
  ethanolBulk: 13,
  ethanolPure: 21,
  onRequest: 31,
  enquiryOnly: 32,
  salt: 33,
  ether: 41,
} as const;

export const skuIds = { stirrer: 51, stirrerHot: 52 } as const;

/** A row of `items` with ordinary values for everything else. */
export const item = (row: {
  id: number;
  code: string;
  name_zh: string;
  name_en: string;
  cas: string;
  safe_level?: number;
}): Insertable<Schema["items"]> => ({
  safe_level: 1,
  aliases_zh: '["酒精"]',
  aliases_en: "[]",
  specification_zh: "AR, ≥99.7%",
  specification_en: "AR, ≥99.7%",
  formula: "C2H6O",
  molecular_weight: "46.07",
  structure_svg: "<svg/>",
  storage_zh: "室温",
  storage_en: "Room temperature",
  ghs_pictograms: '["GHS02"]',
  hazard_codes: '["H225"]',
  signal: "danger",
  kind: "ordinary",
  is_drug_precursor: 0,
  is_explosive_precursor: 0,
  is_bio: 0,
  is_rare: 0,
  has_msds: 1,
  has_instruction: 1,
  has_spectrum: 1,
  has_nmr: 1,
  position: row.id,
  ...row,
});

const sale = {
  list_price: 10_000,
  sales_price: 0,
  promotion: null,
  has_futures_discount: 0,
  stock: 7,
  delivery_zh: "上海现货;次日达",
  delivery_en: "In stock in Shanghai;next day",
  expected_delivery_zh: "2 周",
  expected_delivery_en: "2 weeks",
  position: 0,
} as const;

/** A row of `packs` with ordinary values for everything else. */
export const pack = (
  row: { id: number; item_id: number; code: string } & Partial<Insertable<Schema["packs"]>>,
): Insertable<Schema["packs"]> => ({
  ...sale,
  pack: "500mL",
  unit: "EA",
  specification: "",
  is_enquiry_only: 0,
  has_triangle: 0,
  is_rare: 0,
  is_bulk: 0,
  ...row,
});

const sku = (
  row: { id: number; attributes_zh: string; attributes_en: string } & Partial<
    Insertable<Schema["instrument_skus"]>
  >,
): Insertable<Schema["instrument_skus"]> => ({
  ...sale,
  instrument_id: 5,
  code: `INS-0001-${row.id}`,
  ...row,
});

const both = <Name extends string>(name: Name, text: string) =>
  ({ [`${name}_zh`]: text, [`${name}_en`]: `${text} (en)` }) as Record<
    `${Name}_zh` | `${Name}_en`,
    string
  >;

/** Fills a fresh database, which no server has opened, with the minimum that the tests need. */
export async function fillPlace(place: DatabasePlace): Promise<void> {
  const database = await connect(place);
  await fillShop(database);
  const search = searchIn(database);
  await indexShop(database, search);
  search.close();
  await database.close();
}

async function fillShop(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await tx
      .insertInto("categories")
      .values([
        { id: 1, parent_id: null, ...both("name", "化学试剂"), position: 0 },
        { id: 2, parent_id: 1, ...both("name", "溶剂"), position: 0 },
        { id: 3, parent_id: 2, ...both("name", "醇类"), position: 0 },
      ])
      .execute();
    await tx
      .insertInto("items")
      .values([
        item({ id: 1, code: "E100001", name_zh: "乙醇", name_en: "Ethanol", cas: "64-17-5" }),
        item({ id: 2, code: "E100002", name_zh: "乙醇", name_en: "Ethanol", cas: "64-17-5" }),
        item({
          id: 3,
          code: "S100003",
          name_zh: "氯化钠",
          name_en: "<b>Salt</b>",
          cas: "7647-14-5",
        }),
        item({
          id: 4,
          code: "E100004",
          name_zh: "乙醚",
          name_en: "Ether",
          cas: "60-29-7",
          safe_level: 5,
        }),
      ])
      .execute();
    await tx
      .insertInto("item_categories")
      .values({ item_id: 1, category_id: 3, position: 0 })
      .execute();
    await addLines(tx);
    await tx
      .insertInto("item_relations")
      .values([
        { item_id: 1, related_item_id: 2, position: 0 },
        { item_id: 1, related_item_id: 3, position: 1 },
      ])
      .execute();
    await tx
      .insertInto("packs")
      .values([
        pack({ id: 11, item_id: 1, code: "E100001-500mL" }),
        pack({
          id: 12,
          item_id: 1,
          code: "E100001-2.5L",
          pack: "2.5L",
          list_price: 40_000,
          sales_price: 36_000,
          promotion: "special-price",
          position: 1,
        }),
        pack({ id: 13, item_id: 1, code: "E100001-200L", pack: "200L", is_bulk: 1, position: 2 }),
        pack({ id: 21, item_id: 2, code: "E100002-500mL", list_price: 3333 }),
        pack({ id: 31, item_id: 3, code: "S100003-5kg", pack: "5kg", specification: "POA" }),
        pack({ id: 32, item_id: 3, code: "S100003-1kg", pack: "1kg", is_enquiry_only: 1 }),
        pack({ id: 33, item_id: 3, code: "S100003-500g", pack: "500g", stock: 0 }),
        pack({ id: 41, item_id: 4, code: "E100004-500mL" }),
      ])
      .execute();
    await tx
      .insertInto("discounts")
      .values([
        { customer_group: "university", item_id: 1, permille: 900 },
        { customer_group: "university", item_id: 2, permille: 900 },
      ])
      .execute();
    await tx
      .insertInto("instruments")
      .values({
        id: 5,
        code: "INS-0001",
        ...both("name", "磁力搅拌器"),
        ...both("summary", "搅拌液体"),
        ...both("description", "<p>搅拌</p>"),
        ...both("return_terms", "<p>七天</p>"),
        attributes_zh: '[{"name":"搅拌量","values":["5L","10L"]}]',
        attributes_en: '[{"name":"Volume","values":["5L","10L"]}]',
        kind: "instrument",
        category: "",
        position: 0,
      })
      .execute();
    await tx
      .insertInto("instrument_skus")
      .values([
        sku({ id: 51, attributes_zh: '{"搅拌量":"5L"}', attributes_en: '{"Volume":"5L"}' }),
        sku({
          id: 52,
          attributes_zh: '{"搅拌量":"10L"}',
          attributes_en: '{"Volume":"10L"}',
          sales_price: 9000,
          promotion: "other",
          stock: 0,
          position: 1,
        }),
      ])
      .execute();
    await tx
      .insertInto("batches")
      .values({
        code: "C15482130",
        item_id: 1,
        produced_at: 1_780_000_000_000,
        retest_at: 1_840_000_000_000,
        results: JSON.stringify([
          {
            test: { zh: "含量", en: "Assay" },
            requirement: { zh: "≥99.7%", en: "≥99.7%" },
            result: { zh: "99.9%", en: "99.9%" },
          },
        ]),
      })
      .execute();
    await tx
      .insertInto("spectra")
      .values({
        id: 61,
        item_id: 1,
        batch_code: "C15482130",
        kind: "nmr",
        peaks: JSON.stringify([{ position: 1.2, intensity: 1 }]),
        conditions_zh: "CDCl3，400 MHz",
        conditions_en: "CDCl3, 400 MHz",
      })
      .execute();
    await tx
      .insertInto("articles")
      .values(
        (["news", "article", "chemlife"] as const).map((kind, index) => ({
          id: index + 1,
          kind,
          ...both("subject", `文章 ${index + 1}`),
          ...both("summary", ""),
          ...both("content", ""),
          is_top: index === 0 ? (1 as const) : (0 as const),
          created_at: 1_780_000_000_000,
          shown_at: 1_780_000_000_000 + index,
        })),
      )
      .execute();
    await tx
      .insertInto("notices")
      .values({
        id: 1,
        ...both("subject", "公告"),
        ...both("content", "<p>内容</p>"),
        position: 0,
        created_at: 0,
      })
      .execute();
    await loadGifts(tx, testGifts);
  });
  await addCustomers(database);
}

async function addLines(tx: Tx): Promise<void> {
  await tx.insertInto("pictures").values({ name: "flask", markup: "<svg/>" }).execute();
  await tx
    .insertInto("product_lines")
    .values([
      {
        id: lineIds.empty,
        ...both("name", "空产品线"),
        tagline_zh: "",
        tagline_en: "",
        description_zh: "",
        description_en: "",
        picture: null,
        position: 1,
      },
      {
        id: lineIds.solvents,
        ...both("name", "高纯溶剂"),
        ...both("tagline", "每批实测"),
        ...both("description", "<p>溶剂</p>"),
        picture: "flask",
        position: 0,
      },
    ])
    .execute();
  const inOrder = [itemIds.ether, itemIds.ethanol, itemIds.ethanolPure];
  await tx
    .insertInto("item_product_lines")
    .values(
      inOrder.map((item_id, position) => ({
        item_id,
        product_line_id: lineIds.solvents,
        position,
      })),
    )
    .execute();
}

async function indexShop(database: Database, search: Search): Promise<void> {
  const items = await database.read.selectFrom("items").selectAll().orderBy("id").execute();
  const packs = await database.read.selectFrom("packs").select(["item_id", "code"]).execute();
  await search.rebuild(
    "reagent",
    items.map((row) => ({
      target: row.id,
      codes: [
        row.code,
        row.cas ?? "",
        row.formula ?? "",
        ...packs.filter((of) => of.item_id === row.id).map(({ code }) => code),
      ],
      names: [row.name_zh, row.name_en],
      aliases: [],
      packs: [],
      others: [row.specification_zh, row.specification_en],
      formula: row.formula,
    })),
  );
  await search.rebuild(
    "instrument",
    Object.values(skuIds).map((id) => ({
      target: id,
      codes: [`INS-0001-${id}`, "INS-0001"],
      names: ["磁力搅拌器", "Magnetic stirrer"],
      aliases: [],
      packs: [],
      others: [],
      formula: null,
    })),
  );
}

async function addCustomers(database: Database): Promise<void> {
  // At the lowest cost, so that log-ins take no time.
  const hash = await hashPassword(PASSWORD, { memoryCost: 8, timeCost: 1 });
  const rows = Object.entries(customers).map(([id, email], index) => ({
    id,
    email,
    password_hash: hash,
    user_name: id,
    mobile: `1380000000${index}`,
    company: "Example Ltd.",
    customer_group: id === "university" ? "university" : "",
    category_code: id === "university" ? 572 : 0,
    is_active: id === "inactive" ? (0 as const) : (1 as const),
    created_at: 0,
  }));
  await database.transact(async (tx) => {
    await tx.insertInto("customers").values(rows).execute();
    await setGroups(tx, "university", ["university"]);
    await tx
      .insertInto("ledger_entries")
      .values([
        { id: "a", customer_id: "lin", account: "prepay", amount: 50_000, note: "", created_at: 0 },
        {
          id: "b",
          customer_id: "lin",
          account: "prepay",
          amount: -12_345,
          note: "",
          created_at: 1,
        },
        { id: "c", customer_id: "lin", account: "integral", amount: 320, note: "", created_at: 0 },
      ])
      .execute();
  });
}
