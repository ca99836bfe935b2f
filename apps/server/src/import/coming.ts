import { fen, parseYuan } from "@reagent/domain/money";
import { normalise } from "@reagent/domain/search-text";
import { type CollectedItem, productCode } from "./collected-item.ts";
import type { KnownGoods, KnownItem, KnownPack } from "./known-goods.ts";

interface ComingItem extends KnownItem {
  readonly retestMonths: number | null;
}

/** What earlier files of a folder will bring, while the folder is only checked: later files may name it. */
export class Coming {
  readonly #items = new Map<string, ComingItem>();
  readonly #packs = new Map<string, KnownPack>();
  readonly #batches = new Set<string>();
  /** The e-mail addresses of customers. */
  readonly customers = new Set<string>();
  /** The customer groups that files of discounts name, which are imported after the customers. */
  readonly groups = new Set<string>();

  /** The items by their codes, with the months after which their batches are tested again. */
  get items(): ReadonlyMap<string, Pick<ComingItem, "retestMonths">> {
    return this.#items;
  }

  hasBatch(itemCode: string, batchCode: string): boolean {
    return this.#batches.has(`${itemCode} ${batchCode}`);
  }

  addBatch(itemCode: string, batchCode: string): void {
    this.#batches.add(`${itemCode} ${batchCode}`);
  }

  addItems(items: Iterable<CollectedItem>): void {
    for (const { code, cells, packs } of items) {
      this.#items.set(code, {
        kind: "ordinary",
        safeLevel: 1,
        isRare: false,
        retestMonths: cells.retest_months === undefined ? null : Number(cells.retest_months),
      });
      for (const { cells: pack } of packs) {
        const size = pack.pack ?? "";
        this.#packs.set(normalise(productCode(code, size)), {
          itemCode: code,
          size,
          listPrice: parseYuan(pack.list_price ?? "") ?? fen(0),
          salesPrice: parseYuan(pack.sales_price ?? "") ?? fen(0),
          promotion: null,
          isRare: false,
          shelf: Number(pack.stock ?? "0"),
        });
      }
    }
  }

  hasPack(code: string): boolean {
    return this.#packs.has(normalise(code));
  }

  /** The goods that the shop has, and those to come. */
  beside(known: KnownGoods): KnownGoods {
    return {
      ...known,
      item: (code) => known.item(code) ?? this.#items.get(code),
      pack: (code) => known.pack(code) ?? this.#packs.get(normalise(code)),
    };
  }
}
