import { fen } from "@reagent/domain/money";
import type { Database, Reader } from "../../database/database.ts";
import type { Good, Keeping, StatedColumns } from "./good.ts";
import { itemRow, packRow } from "./rows.ts";
import { type Ids, idsOf, type RowOf } from "./write.ts";

/** The goods that a shop has: new ones get their ids from it, and known ones what they keep. */
export interface ShopGoods {
  /** The ids of all items, existing or new. */
  readonly items: Ids;
  /** The rows of goods in the tables of the catalogue. The first is number `first` of a load. */
  rowsOf(goods: readonly Good[], first: number): Promise<GoodsRows>;
  /** The ids of the items that the shop had, among those that rows were made of. */
  knownIds(): readonly number[];
}

type GoodsRows = ReturnType<typeof rowsOf>;

export async function openShopGoods(
  { read }: Database,
  { others, stated }: Pick<Keeping, "others" | "stated">,
): Promise<ShopGoods> {
  const before = await read.selectFrom("items").select(["id", "code", "position"]).execute();
  const items = idsOf(before);
  const places = new Map(before.map(({ id, position }) => [id, position]));
  const firstPlace =
    others === "keep" ? before.reduce((most, { position }) => Math.max(most, position + 1), 0) : 0;
  let nextPack = await nextPackId(read);
  const known: number[] = [];
  return {
    items,
    rowsOf: async (goods, first) => {
      const ids = goods.flatMap(({ item }) => items.known.get(item.code) ?? []);
      known.push(...ids);
      return rowsOf(
        goods,
        ids.length > 0 ? await readKept(read, goods, ids, stated) : NOTHING_KEPT,
        {
          itemId: (code) => items.of(code),
          newPackId: () => nextPack++,
          place: (id, at) =>
            (others === "keep" ? places.get(id) : undefined) ?? firstPlace + first + at,
          keepsPlaces: others === "keep",
        },
      );
    },
    knownIds: () => known,
  };
}

interface Numbering {
  itemId(code: string): number;
  newPackId(): number;
  /** The place of an item among all, which is number `at` of its batch. */
  place(id: number, at: number): number;
  /** Whether known packs keep their places among those of their item. */
  readonly keepsPlaces: boolean;
}

function rowsOf(
  goods: readonly Good[],
  kept: Kept,
  { itemId, newPackId, place, keepsPlaces }: Numbering,
) {
  const placed = goods.map(({ item, substance }, at) => {
    const id = itemId(item.code);
    return { item, substance, id, position: place(id, at) };
  });
  return {
    items: placed.map(({ item, substance, id, position }) => ({
      ...itemRow(item, substance, { id, position }),
      ...kept.items.get(id),
    })),
    packs: placed.flatMap(({ item, id }) => {
      const before = kept.packs.get(id) ?? [];
      let next = keepsPlaces ? Math.max(-1, ...before.map(({ position }) => position)) + 1 : 0;
      return item.packs.map((pack) => {
        const own = before.find(({ code }) => code === pack.code);
        const position = keepsPlaces && own ? own.position : next++;
        const row = packRow(pack, { id: own?.id ?? newPackId(), itemId: id, position });
        return own ? withoutFalsePromotion({ ...row, ...own.kept }) : row;
      });
    }),
    item_categories: placed.flatMap(
      ({ item, id: item_id }) =>
        kept.categories?.get(item_id) ??
        item.categories.map((category_id, position) => ({ item_id, category_id, position })),
    ),
    item_product_lines: placed.flatMap(
      ({ item, id: item_id, position }) =>
        kept.productLines?.get(item_id) ??
        item.productLines.map((product_line_id) => ({ item_id, product_line_id, position })),
    ),
  };
}

/** The row of a pack; one whose list price is not above its special price any more has none. */
export function withoutFalsePromotion<
  Row extends Pick<RowOf<"packs">, "promotion" | "sales_price" | "list_price">,
>(pack: Row): Row {
  const isFalse = pack.promotion === "special-price" && pack.sales_price >= pack.list_price;
  return isFalse ? { ...pack, promotion: null, sales_price: fen(0) } : pack;
}

/** Columns that identify a row, or say where it is. */
const IDENTITY: ReadonlySet<string> = new Set(["id", "item_id", "position", "code"]);

/** The columns of a row that goods do not state; by default they state all. */
const unstated = (row: object | undefined, stated: ReadonlySet<string> | undefined): string[] =>
  stated ? Object.keys(row ?? {}).filter((name) => !IDENTITY.has(name) && !stated.has(name)) : [];

type Kept = Awaited<ReturnType<typeof readKept>>;

const NOTHING_KEPT: Kept = {
  items: new Map(),
  packs: new Map(),
  categories: undefined,
  productLines: undefined,
};

/** What known items keep, by their ids, and their packs. */
async function readKept(
  read: Reader,
  [first, ...rest]: readonly Good[],
  ids: readonly number[],
  stated: StatedColumns | undefined,
) {
  const place = { id: 0, itemId: 0, position: 0 };
  const pack = [first, ...rest].flatMap((good) => good?.item.packs ?? [])[0];
  const columns = {
    items: unstated(first && itemRow(first.item, first.substance, place), stated?.items),
    packs: unstated(pack && packRow(pack, place), stated?.packs),
  };
  const items = await read
    .selectFrom("items")
    .select(["id", ...(columns.items as "cas"[])])
    .where("id", "in", ids)
    .execute();
  const packs = await read
    .selectFrom("packs")
    .select(["id", "code", "item_id", "position", ...(columns.packs as "unit"[])])
    .where("item_id", "in", ids)
    .execute();
  const linked = <Row extends { readonly item_id: number }>(rows: readonly Row[]) => {
    const byItem = Map.groupBy(rows, (row) => row.item_id);
    return new Map(ids.map((id) => [id, byItem.get(id) ?? []]));
  };
  const categories = read.selectFrom("item_categories").selectAll().where("item_id", "in", ids);
  const lines = read.selectFrom("item_product_lines").selectAll().where("item_id", "in", ids);
  return {
    items: new Map(items.map((row) => [row.id, row])),
    packs: linked(
      packs.map(({ id, code, item_id, position, ...kept }) => ({
        id,
        code,
        item_id,
        position,
        // A stock that is not stated may change until the goods are merged.
        kept: "stock" in kept ? { ...kept, stock: null } : kept,
      })),
    ),
    categories: stated?.hasCategories === false ? linked(await categories.execute()) : undefined,
    productLines: stated?.hasProductLines === false ? linked(await lines.execute()) : undefined,
  };
}

/** The first id for new packs. Lines of carts name packs that were deleted, and must not become lines of others. */
async function nextPackId(read: Reader): Promise<number> {
  const pack = await read
    .selectFrom("packs")
    .select((of) => of.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  const line = await read
    .selectFrom("cart_lines")
    .select((of) => of.fn.max<number | null>("product_id").as("last"))
    .where("kind", "=", "reagent")
    .executeTakeFirstOrThrow();
  return Math.max(Number(pack.last ?? 0), Number(line.last ?? 0)) + 1;
}
