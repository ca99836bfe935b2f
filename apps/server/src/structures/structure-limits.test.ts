import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  countStructureFacets,
  lookUpStructures,
  searchStructures,
} from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { raiseRevision } from "../catalogue/revision.ts";
import { connect } from "../database/connection.ts";
import { importCatalogue } from "../import/import.ts";
import { onDefaultDatabase, onPostgres } from "../testing/databases.ts";
import { patient } from "../testing/patience.ts";
import { httpTextOf, listen, open } from "../testing/raw-http.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { addStructures, hardPattern, ladder } from "../testing/structures.ts";
import { StructureSearch } from "./structure-search.ts";

const SLOW_MS = 240_000;
const SLOW_RUNGS = 18;
/** All molecules together take RDKit some tenths of a second. */
const BRIEF_RUNGS = 9;

const searched = { ...UNREFINED, threshold: null, page: 1, offset: 20 } as const;

onDefaultDatabase((makePlace) => {
  describe("the structure search", { timeout: SLOW_MS }, () => {
    let shop: TestShop;
    const find = (code: string, match: "exact" | "substructure" = "substructure") =>
      shop.call(searchStructures, { ...searched, code, match });

    beforeAll(async () => {
      shop = await openShop(makePlace);
      const slow = Array.from({ length: 2 * SLOW_RUNGS }, (_, at) => ladder(SLOW_RUNGS, at));
      const hydrates = slow.map((smiles) => `${smiles}.O`);
      await addStructures(shop.database, 100, ["CCO", ...slow, ...hydrates]);
      await shop.structures.start();
    }, SLOW_MS);
    afterAll(() => shop.close());

    it("the structure search answers a search that runs while the catalogue changes", async () => {
      const isSent = vi.spyOn(shop.structures, "find");
      const searching = find(hardPattern(BRIEF_RUNGS));
      await vi.waitFor(() => expect(isSent).toHaveBeenCalled(), { timeout: SLOW_MS, interval: 1 });
      await shop.database.transact(raiseRevision);
      await find("CCO", "exact");
      const answer = await searching;
      expect(answer.code).toBe(200);
      expect(answer.data.total).toBe(0);
      isSent.mockRestore();
    });
  });

  describe("a structure search without any time", { timeout: SLOW_MS }, () => {
    it("a structure search without any time says that it is cut short, and a list does not call its entries missing", async () => {
      const shop = await openShop(makePlace, { limits: { structures: { longestMs: -1 } } });
      try {
        await addStructures(shop.database, 100, ["CCO"]);
        await shop.structures.start();
        const params = { ...searched, code: "CCO", match: "exact" } as const;
        const { data } = await shop.call(searchStructures, params);
        expect(data).toMatchObject({ items: [], total: 0, isMore: true, isCutShort: true });
        expect((await shop.call(countStructureFacets, params)).data).toMatchObject({
          total: 0,
          isMore: true,
          isCutShort: true,
        });
        expect(await shop.call(lookUpStructures, { entries: ["CCO"] })).toMatchObject({
          code: 503,
          message: structureMessages.tooBroad.zh,
        });
      } finally {
        await shop.close();
      }
    });
  });

  describe("a client that hangs up", { timeout: SLOW_MS }, () => {
    it("a client that hangs up is noticed also by a search that starts afterwards", async () => {
      const shop = await openShop(makePlace);
      try {
        await addStructures(shop.database, 100, ["CCO"]);
        await shop.structures.start();
        const port = await listen(shop.server);
        const { head, body } = httpTextOf(
          searchStructures,
          searchStructures.params.encode({ ...searched, code: "CO", match: "exact" }) as Record<
            string,
            unknown
          >,
          { at: shop.clock.time },
        );
        const { socket } = await open(port);
        const isClosed = once(socket, "close");
        const search = vi.spyOn(shop.structures, "find");
        const read = vi.spyOn(shop.structures, "read").mockImplementationOnce(async (...given) => {
          const gone = Promise.withResolvers<void>();
          given[2].addEventListener("abort", () => gone.resolve());
          socket.destroy();
          await Promise.all([gone.promise, isClosed]);
          read.mockRestore();
          return shop.structures.read(given[0], given[1], new AbortController().signal);
        });
        socket.write(head + body);
        await vi.waitFor(() => expect(search).toHaveBeenCalled(), { timeout: SLOW_MS });
        await expect(search.mock.results[0]?.value).rejects.toMatchObject({ reason: "busy" });
        vi.restoreAllMocks();
        expect(
          (await shop.call(searchStructures, { ...searched, code: "CCO", match: "exact" })).data
            .total,
        ).toBe(1);
      } finally {
        await shop.close();
      }
    });
  });
});

onPostgres((makePlace) => {
  describe("two servers on one database", { timeout: SLOW_MS }, () => {
    it("two servers on one database both find what one of them imports", async () => {
      const fresh = await makePlace("filled");
      const shop = await openShop(() => Promise.resolve(fresh));
      const database = await connect(fresh.place);
      const other = new StructureSearch(database, fresh.place, patient.structures);
      const folder = await mkdtemp(join(tmpdir(), "reagent-import-"));
      const count = async (structures: StructureSearch, code: string) => {
        const { signal } = new AbortController();
        const query = await structures.read(code, "substructure", signal);
        if (typeof query === "string" || query.kind === "inchi") throw new Error("not read");
        const structureQuery = { query, match: "substructure", threshold: 0 } as const;
        const page = { skipped: 0, size: 20 };
        return (await structures.find(structureQuery, code, page, signal)).total;
      };
      try {
        await addStructures(shop.database, 100, ["CCO"]);
        for (const structures of [shop.structures, other]) {
          await structures.start();
          expect(await count(structures, "c1ccsc1")).toBe(0);
        }
        const file = join(folder, "goods.csv");
        const header = "item_code,name_zh,name_en,pack,list_price,smiles";
        await writeFile(file, `${header}\nT100001,噻吩,Thiophene,5g,100,c1ccsc1\n`);
        expect(await importCatalogue(shop, file)).toMatchObject({ isDone: true });
        for (const structures of [shop.structures, other])
          await vi.waitFor(async () => expect(await count(structures, "c1ccsc1")).toBe(1), {
            timeout: SLOW_MS,
          });
      } finally {
        await rm(folder, { recursive: true, force: true });
        await other.close();
        await database.close();
        await shop.close();
      }
    });
  });
});
