import { demoCatalogue } from "@reagent/demo/catalogue";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { bigItems, loadBigCatalogue } from "@reagent/server/import/load/big";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { startSession } from "@reagent/server/sessions/session";
import { fillCart, readyToOrder } from "@reagent/server/testing/checkout";
import { customerRow } from "@reagent/server/testing/customers";
import { inShopProcess, type ShopProcess } from "@reagent/server/testing/shop-process";
import { type Figure, repeatedly, type Trial } from "./figure.ts";
import { type MeasuredPlace, newPlace } from "./measured-place.ts";

const BUYERS = 64;
/** Each of another item. */
const PACKS = 500;
/** More than all crowds together buy. */
const STOCK = 10_000_000;

/** A logged-in customer with an address and something in the cart. */
export interface Buyer {
  readonly token: string;
  readonly addressId: string;
}

/** The goods to view and to buy. */
export interface Range {
  readonly goods: readonly { readonly itemCode: string; readonly name: string }[];
  /** As calls name them. */
  readonly packs: readonly { readonly itemCode: string; readonly productId: string }[];
}

interface Filled {
  readonly place: MeasuredPlace;
  readonly range: Range;
  readonly buyers: readonly Buyer[];
}

/** A shop with the demo, many synthetic items and customers, in a process of its own that has just started. */
export interface FilledShop extends Omit<Filled, "place"> {
  readonly shop: ShopProcess;
  /** How many synthetic items there are. */
  readonly items: number;
  /** Describes the catalogue, for a figure. */
  readonly input: string;
}

/** Filling takes longer than measuring: parts of a run that need as many items share a place. */
const filled = new Map<number, Filled>();

/** Runs work with a shop of so many synthetic items of three packs each, or of as many as a trial says. */
export async function inFilledShop<Result>(
  usual: number,
  { items = usual, database }: Trial,
  work: (shop: FilledShop) => Promise<Result>,
): Promise<Result> {
  const { place, ...rest } = await fillPlace(items, database);
  const input = nameOf(items, place);
  return inShopProcess([place.folder, { ...place.env, DEMO: "1" }], (shop) =>
    work({ shop, items, input, ...rest }),
  );
}

/** The figures of a shop with 10,000 synthetic items and of one with 100,000; in a trial, of one with as many as it says. */
export async function figuresBySize(
  trial: Trial,
  measure: (shop: FilledShop) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const sizes = trial.items === undefined ? [10_000, 100_000] : [trial.items];
  const figures = await repeatedly(sizes.length, (at) =>
    inFilledShop(sizes[at] ?? 0, trial, measure),
  );
  return figures.flat();
}

/** Describes a catalogue, for a figure. */
export const nameOf = (items: number, { name }: MeasuredPlace): string =>
  `${items.toLocaleString("en-US")} items × 3 packs, ${name}`;

/** A place with the demo, so many synthetic items and customers. */
export async function fillPlace(items: number, kind: Trial["database"]): Promise<Filled> {
  const known = filled.get(items);
  if (known) return known;
  const place = await newPlace(kind);
  const database = await connect(place.place);
  // The demo's customers need its catalogue.
  await loadCatalogue(database, await demoCatalogue(), { draw: () => "" });
  await loadBigCatalogue(database, items);
  const packs = await sellablePacks(database);
  const ids = packs.map(({ id }) => id);
  await database.transact((tx) =>
    tx.updateTable("packs").set({ stock: STOCK }).where("id", "in", ids).execute(),
  );
  const buyers: Buyer[] = [];
  for (const id of ids.slice(0, BUYERS)) buyers.push(await addBuyer(database, id));
  await database.close();
  const range = {
    goods: bigItems(0, items).map(({ item }) => ({ itemCode: item.code, name: item.name.zh })),
    packs: packs.map(({ id, code }) => ({ itemCode: code, productId: String(id) })),
  };
  const made = { place, range, buyers };
  filled.set(items, made);
  return made;
}

async function addBuyer(database: Database, productId: number): Promise<Buyer> {
  const id = `buyer-${productId}`;
  const now = Date.now();
  const token = await database.transact(async (tx) => {
    await tx.insertInto("customers").values(customerRow({ id })).execute();
    return startSession(tx, id, now);
  });
  await fillCart(database, id, [{ kind: "reagent", productId, quantity: 2 }]);
  return { token, addressId: await readyToOrder(database, id) };
}

/** The packs of the first synthetic items, which have no restrictions. */
function sellablePacks(database: Database) {
  const codes = bigItems(0, PACKS).map(({ item }) => item.code);
  return database.read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["packs.id", "items.code"])
    .where("items.code", "in", codes)
    .where("packs.position", "=", 0)
    .orderBy("packs.id")
    .execute();
}
