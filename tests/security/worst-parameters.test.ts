import { addAllToCart } from "@reagent/api/contract/cart";
import type { AnyCodec } from "@reagent/api/contract/codec";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { resolveReaction } from "@reagent/api/contract/reaction";
import { searchBatch } from "@reagent/api/contract/search";
import { lookUpStructures } from "@reagent/api/contract/structure";
import { CatalogueListings } from "@reagent/server/listing/catalogue-listings";
import { Listings } from "@reagent/server/listing/listings";
import { countStatements } from "@reagent/server/testing/count-statements";
import { onSqlite } from "@reagent/server/testing/databases";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { blankPrinter, openCaller } from "./hostile-caller.ts";
import type { Wire } from "./hostile-params.ts";
import { factsOf, validWires } from "./valid-params.ts";

/** How much more work than a plain call of its kind a call may cause. */
const MOST = 50;
/** The work of a call that does little: less is not compared. */
const LITTLE = 20;
/** Letters that are all different. */
const letters = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(from + (at % 20_000))).join("");
const counted = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at));

/** Texts that search and parsing have most to do with, of up to so many characters. */
const TEXTS: readonly ((length: number) => string)[] = [
  (length) => letters(0x4e00, length),
  (length) => "e ".repeat(length / 2),
  (length) => "meth ethy prop ".repeat(length / 15),
  (length) => counted(length / 8, (at) => `wrod${(at + 1000).toString(36)}`).join(" "),
  (length) => counted(length / 8, (at) => `etha${(at + 1000).toString(36)}`).join("\n"),
  (length) => counted(length / 8, (at) => String(1_000_000 + at)).join(","),
  (length) => "64-17-6\n".repeat(length / 8),
  (length) => "C1CC".repeat(length / 4),
  (length) => "(".repeat(length),
];
const LENGTHS = [100, 200, 2000, 40_000];
const COUNTS = [50, 500, 5000];
const NUMBERS = [1e3, 1e6, 1e9];

/** The greatest values of a parameter; a call refuses most of them, which costs nothing. */
function worstOf(codec: AnyCodec, valid: unknown): unknown[] {
  switch (codec.kind) {
    case "maybe":
      return worstOf(codec.inner as AnyCodec, valid);
    case "count":
    case "requiredCount":
    case "number":
      return NUMBERS;
    case "list": {
      const [first] = Array.isArray(valid) ? (valid as unknown[]) : [];
      const inner = codec.inner as AnyCodec;
      if (inner.kind === "entity")
        return first === undefined
          ? []
          : COUNTS.map((count) => counted(count, () => "").map(() => first));
      return COUNTS.flatMap((count) =>
        TEXTS.flatMap((text) =>
          [8, 100].map((length) =>
            counted(count, (at) => `${text(length - 4)}${at}`.replaceAll("\n", " ")),
          ),
        ),
      );
    }
    case "text":
    case "line":
    case "lines":
    case "id":
    case "optionalId":
    case "idList":
    case "texts":
      return LENGTHS.flatMap((length) => TEXTS.map((text) => text(length)));
    default:
      return [];
  }
}

/** What a plain call of a kind that is for many sends: twenty names, ten lines, ten packs. */
const PLAIN: Readonly<Record<string, (valid: Wire) => Wire>> = {
  [resolveOrderSheet.name]: () => ({ lines: counted(20, (at) => `plain name ${at} 500mL`) }),
  [resolveReaction.name]: () => ({ lines: counted(20, (at) => `plain name ${at}`) }),
  [searchBatch.name]: () => ({ keyword: counted(10, (at) => `plain${at}`).join("\n") }),
  [lookUpStructures.name]: () => ({ code: counted(20, (at) => `${"C".repeat(at + 1)}O`) }),
  [addAllToCart.name]: ({ products }) => ({
    products: Array.from({ length: 10 }, () => (products as unknown[])[0]),
  }),
};

onSqlite((makePlace) => {
  let shop: TestShop;
  let caller: Awaited<ReturnType<typeof openCaller>>;
  let wires: ReadonlyMap<string, readonly Wire[]>;
  let work = 0;

  beforeAll(async () => {
    countStatements((amount) => (work += amount));
    shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
    const listings = new CatalogueListings(shop.database, shop.search);
    // The work of its thread is counted too.
    vi.spyOn(Listings.prototype, "ask").mockImplementation((name, ...args) =>
      (listings[name] as (...of: unknown[]) => never)(...args),
    );
    await shop.structures.start();
    caller = await openCaller(shop);
    wires = validWires(await factsOf(shop, caller.token));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop.close();
  });

  /** The work of a call, and whether it was answered. */
  async function workOf(endpoint: AnyEndpoint, wire: Wire): Promise<number> {
    work = 0;
    await caller.send(endpoint, wire, { isCustomer: endpoint.auth === "required" });
    return work;
  }

  test.each(endpoints.filter(({ params }) => Object.keys(params.table).length > 0))(
    "$name costs at most fifty times a plain call, whatever one of its parameters is",
    async (endpoint) => {
      const valid = wires.get(endpoint.name) ?? [];
      const [first] = valid;
      if (!first) return;
      const ofMany = { ...first, ...PLAIN[endpoint.name]?.(first) };
      let plain = LITTLE;
      for (const wire of [ofMany, ...valid]) plain = Math.max(plain, await workOf(endpoint, wire));
      const table: Record<string, number> = {};
      for (const [name, codec] of Object.values(endpoint.params.table)) {
        let most = 0;
        for (const value of worstOf(codec, first[name]))
          most = Math.max(most, await workOf(endpoint, { ...first, [name]: value }));
        table[name] = Math.ceil(most / plain);
      }
      if (process.env["PRINT_COSTS"])
        for (const [name, times] of Object.entries(table))
          process.stdout.write(`${endpoint.name}\t${name}\t${times}\n`);
      expect(Object.entries(table).filter(([, times]) => times > MOST)).toEqual([]);
    },
  );
});
