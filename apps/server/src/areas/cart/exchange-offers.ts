import type {
  ExchangeOffer,
  ExchangeOffers,
  ExchangePack,
  listExchangeOffers,
} from "@reagent/api/contract/cart";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { Pack } from "@reagent/api/contract/product";
import { type ExchangeItem, exchangeOffers, millimolesOfLine } from "@reagent/domain/exchange";
import { PRECURSOR_FILINGS } from "@reagent/domain/filing";
import { fen } from "@reagent/domain/money";
import { packLabel, parsePack } from "@reagent/domain/pack";
import { productFacts } from "@reagent/domain/product-facts";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { idOf } from "../../basics/id.ts";
import { inLanguage } from "../../basics/language.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import { itemsOfSubstance, SUBSTANCE_COLUMNS } from "../../catalogue/same-substance.ts";
import { readDecisions } from "../../customers/precursor.ts";
import type { Reader } from "../../database/database.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";

type ItemRow = Awaited<ReturnType<typeof itemsOfSubstance>>[number];

/** What can take the place of a quantity of a pack, at the customer's prices; nothing for an unknown pack. */
export async function readExchangeOffers(
  reader: Reader,
  call: CustomerCall<ParamsOf<typeof listExchangeOffers>>,
): Promise<ExchangeOffers> {
  const { params, customer, language } = call;
  const quantity = checkedQuantity(params.quantity, language);
  const own = await itemOfPack(reader, idOf(params.productId));
  if (!own) return { offers: [], millimoles: null };
  const items = [own, ...(await itemsOfSubstance(reader, own))];
  const packs = await readPacksOf(
    reader,
    items.map(({ id }) => id),
    call,
  );
  const line = packs.get(own.id)?.find(({ productId }) => productId === params.productId);
  const size = line && parsePack(line.pack);
  if (!size) return { offers: [], millimoles: null };
  const item = exchangeItemOf(own);
  const others = items.map((row) => {
    const sold = (packs.get(row.id) ?? []).filter((pack) => pack !== line && isSold(row, pack));
    return { row, sold, ...regulatedOf(row), item: exchangeItemOf(row), offers: offersOf(sold) };
  });
  const decisions = await readDecisions(reader, customer.id);
  const found = exchangeOffers(
    {
      ...regulatedOf(own),
      item,
      pack: size,
      quantity,
      stock: line.stock,
      hasPrice: isSold(own, line),
    },
    others,
    PRECURSOR_FILINGS.filter((kind) => decisions[kind].state === "accepted"),
  );
  return {
    offers: found.map(({ other: { row, sold }, mix, need, ...offer }): ExchangeOffer => {
      const { quantity: number, unit } = packLabel(need);
      return {
        kind: offer.kind,
        itemCode: row.code,
        chineseName: row.name_zh,
        englishName: row.name_en,
        ...regulatedOf(row),
        specification: inLanguage(row, "specification", language),
        hazardStatements: JSON.parse(row.hazard_codes) as string[],
        packs: mix.lines.map(({ offer: { id }, count }) => packOf(sold, id, count)),
        total: mix.price,
        isInStock: offer.isInStock,
        need: `${number} ${unit}`,
        millimoles: offer.millimoles ?? null,
      };
    }),
    millimoles: millimolesOfLine({ item, pack: size, quantity }) ?? null,
  };
}

async function itemOfPack(reader: Reader, packId: number): Promise<ItemRow | undefined> {
  return reader
    .selectFrom("items")
    .innerJoin("packs", "packs.item_id", "items.id")
    .select(SUBSTANCE_COLUMNS)
    .where("packs.id", "=", packId)
    .executeTakeFirst();
}

const isSold = (row: ItemRow, pack: Pack): boolean =>
  purchaseBarrier({ ...pack, isLowBoiling: safetyLevelOf(row.safe_level) === "low-boiling" }) ===
  undefined;

const exchangeItemOf = (row: ItemRow): ExchangeItem => ({
  ...productFacts({
    molecularWeight: row.molecular_weight ?? "",
    density: row.density ?? "",
    specification: row.specification_zh,
  }),
  itemCode: row.code,
  casNumber: row.cas ?? "",
  formula: row.formula ?? "",
  smiles: row.smiles ?? "",
});

const regulatedOf = (row: ItemRow) => ({
  casNumber: row.cas ?? "",
  specification: row.specification_zh,
  hazardNumber: row.hazardous_number ?? "",
  isDrugPrecursor: row.is_drug_precursor === 1,
  isExplosivePrecursor: row.is_explosive_precursor === 1,
});

/** What the customer pays for a pack that is sold through the cart, which has a price. */
const priceOf = ({ salesPrice, listPrice }: Pack) => salesPrice ?? listPrice ?? fen(0);

const offersOf = (sold: readonly Pack[]) =>
  sold.flatMap((each) => {
    const pack = parsePack(each.pack);
    return pack ? [{ id: each.productId, pack, price: priceOf(each), stock: each.stock }] : [];
  });

function packOf(sold: readonly Pack[], id: string, quantity: number): ExchangePack {
  const pack = sold.find(({ productId }) => productId === id);
  if (!pack) throw new Error(`The pack ${id} was planned and not read.`);
  const { productId, productCode, stock, expectedDelivery, deliveryDescription } = pack;
  return {
    productId,
    productCode,
    pack: pack.pack,
    quantity,
    price: priceOf(pack),
    stock,
    expectedDelivery,
    deliveryDescription,
  };
}
