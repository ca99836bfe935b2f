import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  ReactionItem,
  resolveReaction,
  ResolvedReaction,
} from "@reagent/api/contract/reaction";
import { structureMessages } from "@reagent/api/messages/structure";
import { type OrderSheetLine, readOrderSheetLine } from "@reagent/domain/order-sheet-line";
import { normalise } from "@reagent/domain/search-text";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Customer, Viewer } from "../../basics/viewer.ts";
import type { Call, Services } from "../../calls/call.ts";
import { readPacksOf } from "../../catalogue/packs.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import { findLines } from "../../listing/find-lines.ts";
import { StructureSearchFailed } from "../../structures/search-thread.ts";
import { itemsWithPart } from "../../structures/store.ts";

/** The most items that are found for a row. */
const MOST_ITEMS = 6;

/** A text that can only be a SMILES: with bonds, branches, brackets or rings. Others may be a name or an abbreviation first. */
const SMILES_ONLY = /[=#()[\]@]|[BCNOPSFIcnops]\d/u;

interface Found {
  readonly itemIds: readonly number[];
  readonly isExact: boolean;
  /** Of a structure that no item has. */
  readonly molecularWeight?: string;
}

/** Finds the items of the rows of a reaction: by code, number or whole name, else by structure, else by the search. */
export async function resolveRows(
  { params, ...viewer }: Call<ParamsOf<typeof resolveReaction>>,
  services: Pick<Services, "database" | "listings" | "structures" | "isPoisonLicenceRequired">,
): Promise<ResolvedReaction> {
  const { database, listings } = services;
  const reader = database.read;
  const lines = params.rows.map(readOrderSheetLine);
  const asker = { name: viewer.network, signal: viewer.signal };
  const named = await findLines(lines, asker, { reader, listings });
  const rows: Found[] = [];
  for (const [at, row] of named.entries()) {
    const found = row.isExact
      ? undefined
      : await findStructure(params.rows[at]?.trim() ?? "", viewer, services);
    rows.push(found ?? row);
  }
  const ids = [...new Set(rows.flatMap(({ itemIds }) => itemIds))];
  const items = await readItems(reader, ids, viewer);
  const codesOf = ({ itemIds }: Found, line: OrderSheetLine | undefined) =>
    inOrderOfGrades(
      itemIds.flatMap((id) => items.get(id) ?? []),
      line?.grades ?? [],
    )
      .slice(0, MOST_ITEMS)
      .map(({ itemCode }) => itemCode);
  const resolved = rows.map((row, at) => ({
    itemCodes: codesOf(row, lines[at]),
    isExact: row.isExact,
    molecularWeight: row.molecularWeight ?? "",
  }));
  const wanted = new Set(resolved.flatMap(({ itemCodes }) => itemCodes));
  const shown = [...items.values()].filter(({ itemCode }) => wanted.has(itemCode));
  const { customer } = viewer;
  return {
    rows: resolved,
    items: shown,
    isLoggedIn: customer !== undefined,
    filings: customer ? await readRequiredFilings(reader, customer.id, shown, services) : [],
  };
}

/** The items of a SMILES; undefined for a text that is none, or that may be a name and is no structure of an item. */
async function findStructure(
  text: string,
  { signal, language }: Pick<Call<unknown>, "signal" | "language">,
  { database, structures }: Pick<Services, "database" | "structures">,
): Promise<Found | undefined> {
  if (!/^[!-~]+$/u.test(text)) return undefined;
  try {
    const query = await structures.read(text, "exact", signal);
    if (typeof query === "string" || query.kind !== "smiles") return undefined;
    const keyed = await itemsWithPart(database.read, query.partKey);
    const { items } = await structures.find(
      { query, match: "exact", threshold: 0, keyed },
      JSON.stringify([query.code, "reaction"]),
      { skipped: 0, size: MOST_ITEMS },
      signal,
    );
    if (items.length > 0) return { itemIds: items.map(({ item }) => item), isExact: true };
    if (!SMILES_ONLY.test(text)) return undefined;
    const molecularWeight = await structures.weigh(text, signal);
    return { itemIds: [], isExact: false, molecularWeight };
  } catch (failure) {
    if (!(failure instanceof StructureSearchFailed)) throw failure;
    throw new Refusal(codes.busy, structureMessages[failure.reason][language]);
  }
}

/** The items of which the specification has the grades of a row come first; otherwise their order stays. */
function inOrderOfGrades(
  items: readonly ReactionItem[],
  grades: readonly string[],
): readonly ReactionItem[] {
  const isGraded = ({ specification }: ReactionItem) =>
    grades.every((grade) => normalise(specification).includes(normalise(grade)));
  return [...items.filter(isGraded), ...items.filter((item) => !isGraded(item))];
}

/** What a plan shows of items, by their ids; those without a pack have none to buy. */
async function readItems(
  reader: Reader,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Map<number, ReactionItem>> {
  if (ids.length === 0) return new Map();
  const [items, packs, lastOrders] = await Promise.all([
    reader
      .selectFrom("items")
      .select(["id", "code", "name_zh", "name_en", "specification_zh", "specification_en"])
      .select([
        "cas",
        "smiles",
        "molecular_weight",
        "density",
        "melting_point",
        "hazard_codes",
        "safe_level",
      ])
      .select(["hazardous_number", "is_drug_precursor", "is_explosive_precursor"])
      .where("id", "in", ids)
      .execute(),
    readPacksOf(reader, ids, viewer),
    viewer.customer ? readLastOrders(reader, viewer.customer, ids) : undefined,
  ]);
  return new Map(
    items.map((item) => [
      item.id,
      {
        itemCode: item.code,
        chineseName: item.name_zh,
        englishName: item.name_en,
        specification: inLanguage(item, "specification", viewer.language),
        casNumber: item.cas ?? "",
        smiles: item.smiles ?? "",
        molecularWeight: item.molecular_weight ?? "",
        density: item.density ?? "",
        meltingPoint: item.melting_point ?? "",
        hazardStatements: JSON.parse(item.hazard_codes) as string[],
        safetyLevel: safetyLevelOf(item.safe_level),
        hazardNumber: item.hazardous_number ?? "",
        isDrugPrecursor: item.is_drug_precursor === 1,
        isExplosivePrecursor: item.is_explosive_precursor === 1,
        packs: packs.get(item.id) ?? [],
        lastOrder: lastOrders?.get(item.code) ?? null,
      },
    ]),
  );
}

/** What a customer ordered last of items, by their codes, without what was cancelled. */
async function readLastOrders(
  reader: Reader,
  customer: Customer,
  ids: readonly number[],
): Promise<Map<string, NonNullable<ReactionItem["lastOrder"]>>> {
  const rows = await reader
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .innerJoin("items", "items.code", "order_lines.item_code")
    .select(["order_lines.item_code", "order_lines.product_code", "order_lines.quantity"])
    .select("orders.created_at")
    .where("orders.customer_id", "=", customer.id)
    .where("orders.kind", "=", "reagent")
    .where("orders.review", "<>", "cancelled")
    .where("order_lines.is_cancelled", "=", 0)
    .where("items.id", "in", ids)
    .orderBy("orders.created_at")
    .orderBy("order_lines.position", "desc")
    .execute();
  return new Map(
    rows.map((row) => [
      row.item_code,
      { orderedAt: row.created_at, productCode: row.product_code, quantity: row.quantity },
    ]),
  );
}
