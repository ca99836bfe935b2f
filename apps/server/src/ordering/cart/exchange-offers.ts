import type { ExchangeOffer, ExchangeOffers, ExchangePack } from "@reagent/api/contract/cart";
import type { Pack } from "@reagent/api/contract/product";
import {
  type ExchangeItem,
  type ExchangeKind,
  exchangeOffers,
  millimolesOfLine,
} from "@reagent/domain/exchange";
import { fen } from "@reagent/domain/money";
import { packLabel, parsePack } from "@reagent/domain/pack";
import { productFacts } from "@reagent/domain/product-facts";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { type Duty, fulfilledDuties } from "@reagent/domain/restriction";
import { saltName } from "@reagent/domain/salt-form";
import { idOf } from "../../basics/id.ts";
import { inLanguage, type Language } from "../../basics/language.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import {
  itemsOfSubstances,
  saltFormOfItem,
  substancesIn,
  type SubstanceRow,
} from "../../catalogue/same-substance.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader } from "../../database/database.ts";

/** A quantity of a pack. */
interface AskedLine {
  readonly productId: string;
  readonly quantity: number;
}

type Asking = Pick<CustomerCall<unknown>, "customer" | "language" | "now">;

/** What offers in exchange depend on. */
export type ExchangeServices = Pick<Services, "database" | "isPoisonLicenceRequired">;

/** Nothing can take the place of a line. */
export const NO_OFFERS: ExchangeOffers = { offers: [], millimoles: null };

/** What can take the place of lines, in their order, at the customer's prices; nothing for an unknown pack. */
export async function readExchangeOffers(
  asking: Asking,
  services: ExchangeServices,
  lines: readonly AskedLine[],
): Promise<ExchangeOffers[]> {
  const reader = services.database.read;
  const items = await itemsOfPacks(
    reader,
    lines.map(({ productId }) => idOf(productId)),
  );
  const owns = new Map([...items.values()].map((row) => [row.id, row]));
  const others = await itemsOfSubstances(reader, [...owns.values()]);
  const rows = [...owns.values(), ...[...others.values()].flat()];
  const packs = new Map<number, Pack[]>();
  for (const some of chunks([...new Set(rows.map(({ id }) => id))]))
    for (const [id, own] of await readPacksOf(reader, some, asking)) packs.set(id, own);
  const regulated = rows.map(regulatedOf);
  const { customer } = asking;
  const filings = await readRequiredFilings(reader, customer.id, regulated, services);
  const fulfilled = fulfilledDuties(filings);
  return lines.map((line) => {
    const own = items.get(idOf(line.productId));
    return own
      ? offersFor(line, [own, ...(others.get(own.id) ?? [])], { packs, fulfilled, asking })
      : NO_OFFERS;
  });
}

/** What can take the place of a line: the item of the line, which is the first, and the others of its substance. */
function offersFor(
  { productId, quantity }: AskedLine,
  items: readonly [SubstanceRow, ...SubstanceRow[]],
  {
    packs,
    fulfilled,
    asking: { language },
  }: {
    readonly packs: ReadonlyMap<number, readonly Pack[]>;
    readonly fulfilled: readonly Duty[];
    readonly asking: Asking;
  },
): ExchangeOffers {
  const [own] = items;
  const line = packs.get(own.id)?.find((pack) => pack.productId === productId);
  const size = line && parsePack(line.pack);
  if (!size) return NO_OFFERS;
  const item = exchangeItemOf(own);
  const others = items.map((row) => {
    const sold = (packs.get(row.id) ?? []).filter((pack) => pack !== line && isSold(row, pack));
    return { row, sold, ...regulatedOf(row), item: exchangeItemOf(row), offers: offersOf(sold) };
  });
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
    fulfilled,
  );
  return {
    offers: found.map(({ other, mix, need, ...offer }): ExchangeOffer => {
      const { row, sold } = other;
      const { quantity: number, unit } = packLabel(need);
      return {
        kind: offer.kind,
        saltName: saltNameOf(offer.kind, [item, other.item], language),
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

/** How the salt is called for which a line can be exchanged; empty for the same substance. */
function saltNameOf(
  kind: ExchangeKind,
  [own, other]: readonly [ExchangeItem, ExchangeItem],
  language: Language,
): string {
  if (kind !== "salt" || !own.saltForm || !other.saltForm) return "";
  return saltName(other.saltForm, own.saltForm)[language];
}

/** The items of packs, by the ids of the packs. */
async function itemsOfPacks(
  reader: Reader,
  packIds: readonly number[],
): Promise<ReadonlyMap<number, SubstanceRow>> {
  const found = new Map<number, SubstanceRow>();
  for (const some of chunks(packIds)) {
    const rows = await substancesIn(reader)
      .innerJoin("packs", "packs.item_id", "items.id")
      .select("packs.id as packId")
      .where("packs.id", "in", some)
      .execute();
    for (const { packId, ...row } of rows) found.set(packId, row);
  }
  return found;
}

const isSold = (row: SubstanceRow, pack: Pack): boolean =>
  purchaseBarrier({ ...pack, isLowBoiling: safetyLevelOf(row.safe_level) === "low-boiling" }) ===
  undefined;

const exchangeItemOf = (row: SubstanceRow): ExchangeItem => ({
  ...productFacts({
    molecularWeight: row.molecular_weight ?? "",
    density: row.density ?? "",
    specification: row.specification_zh,
  }),
  itemCode: row.code,
  casNumber: row.cas ?? "",
  formula: row.formula ?? "",
  smiles: row.smiles ?? "",
  saltForm: saltFormOfItem(row),
});

const regulatedOf = (row: SubstanceRow) => ({
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
