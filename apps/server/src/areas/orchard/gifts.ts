import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { FoundGifts, Gift, GiftRow, Orchard, readOrchard } from "@reagent/api/contract/gift";
import { orchardMessages, pointRangeLabel } from "@reagent/api/messages/orchard";
import { leadsToAbsent } from "@reagent/api/pages/parts";
import { POINT_RANGES, pointRangeOf } from "@reagent/domain/gift";
import { plainText } from "@reagent/domain/plain-text";
import type { ShopPart } from "@reagent/domain/shop-part";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { idOf } from "../../basics/id.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import { contains } from "../../database/contains.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type StoredGift = Selectable<Schema["gifts"]>;

type Filters = ParamsOf<typeof readOrchard>;

/** The home of the orchard (storefront §2, orchard; §3, gift). */
export async function readHome(
  { database: { read: reader }, absentParts }: Pick<Services, "database" | "absentParts">,
  call: Call<Filters>,
): Promise<Orchard> {
  return {
    banners: await readBanners(reader, absentParts, call.language),
    ...(await readGifts(reader, call)),
  };
}

/** The filters with their values, and a page of the gifts that are listed. */
export async function readGifts(
  reader: Reader,
  { params, language }: Call<Filters>,
): Promise<FoundGifts> {
  const types = await reader.selectFrom("gift_types").selectAll().orderBy("position").execute();
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const isKnownType = types.some(({ id }) => id === idOf(params.typeId));
  const matching = matchingGifts(reader, {
    ...params,
    typeId: isKnownType ? params.typeId : "",
  });
  const rows = await matching
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    types: types.map((type) => ({
      typeId: String(type.id),
      name: inLanguage(type, "name", language),
    })),
    ranges: POINT_RANGES.map((range) => ({
      rangeId: range.rangeId,
      label: pointRangeLabel(range)[language],
    })),
    gifts: rows.map((row) => rowOf(row, language)),
    total: await countRows(matching),
  };
}

/** The price that is paid, as `giftPrice` of the domain has it. */
const paidPrice = sql<number>`coalesce(preferential_price, price)`;

function matchingGifts(
  reader: Reader,
  { typeId, rangeId, most, keyword }: Pick<Filters, "typeId" | "rangeId" | "most" | "keyword">,
) {
  let gifts = reader.selectFrom("gifts").where("is_listed", "=", 1);
  if (typeId !== "") {
    gifts = gifts.where("type_id", "=", idOf(typeId));
  }
  const range = pointRangeOf(rangeId);
  if (range) {
    gifts = gifts.where(paidPrice, ">=", range.least);
    gifts = range.most === null ? gifts : gifts.where(paidPrice, "<=", range.most);
  }
  if (most !== null) {
    gifts = gifts.where(paidPrice, "<=", most);
  }
  for (const word of wordsOf(keyword)) {
    gifts = gifts.where(isNamed(word));
  }
  return gifts;
}

/** The most words of a keyword; more are left out, since SQLite limits the depth of a condition. One character can be four words. */
const MOST_WORDS = 100;

function wordsOf(keyword: string): string[] {
  const words = plainText(keyword).split(/\s+/u).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Whether the code, a name or a specification contains a word. */
function isNamed(word: string): RawBuilder<boolean> {
  const columns = ["code", "name_zh", "name_en", "specification_zh", "specification_en"];
  return sql<boolean>`(${sql.join(
    columns.map((name) => contains(sql.ref(name), word)),
    sql` or `,
  )})`;
}

/** The page of a gift; refuses an unknown code, and a gift that was taken off the shelves. */
export async function readGiftPage(
  reader: Reader,
  { params, language }: Call<{ readonly giftCode: string }>,
): Promise<Gift> {
  const gift = await listedGift(reader, params.giftCode, language);
  const type = await reader
    .selectFrom("gift_types")
    .selectAll()
    .where("id", "=", gift.type_id)
    .executeTakeFirstOrThrow();
  return {
    ...rowOf(gift, language),
    typeId: String(type.id),
    typeName: inLanguage(type, "name", language),
    note: inLanguage(gift, "note", language),
    drawings: drawingsOf(gift),
  };
}

/** The gift of a code; refuses an unknown code, and a gift that was taken off the shelves (storefront §8, gift delisted). */
export async function listedGift(
  reader: Reader,
  code: string,
  language: Language,
): Promise<StoredGift> {
  const gift = await reader
    .selectFrom("gifts")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  if (!gift) {
    throw new Refusal(codes.notFound, orchardMessages.missing[language]);
  }
  if (gift.is_listed === 0) {
    throw new Refusal(codes.giftDelisted, orchardMessages.delisted[language]);
  }
  return gift;
}

/** A gift of a list. */
export function rowOf(gift: StoredGift, language: Language): GiftRow {
  return {
    giftCode: gift.code,
    name: inLanguage(gift, "name", language),
    specification: inLanguage(gift, "specification", language),
    price: gift.price,
    preferentialPrice: gift.preferential_price,
    stock: gift.stock,
    drawing: { svg: drawingOf(gift) },
  };
}

const drawingsOf = ({ drawings }: Pick<StoredGift, "drawings">) => JSON.parse(drawings) as string[];

/** The main drawing of a gift; empty where it has none. */
export const drawingOf = (gift: Pick<StoredGift, "drawings">): string => drawingsOf(gift)[0] ?? "";

async function readBanners(
  reader: Reader,
  absentParts: readonly ShopPart[],
  language: Language,
): Promise<Orchard["banners"]> {
  const rows = await reader.selectFrom("orchard_banners").selectAll().orderBy("position").execute();
  const shown = rows.filter(({ link }) => !leadsToAbsent(link, absentParts));
  return shown.map((row) => ({
    id: String(row.id),
    link: row.link,
    subject: inLanguage(row, "subject", language),
    note: inLanguage(row, "note", language),
    action: inLanguage(row, "action", language),
    drawing: row.drawing,
    alt: inLanguage(row, "alt", language),
  }));
}
