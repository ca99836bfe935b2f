import type { AddressInfo } from "node:net";
import { searchStructures } from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop, signed, type TestShop } from "../testing/shop.ts";
import { addStructures, hardPattern, ladder } from "../testing/structures.ts";

const IN_THE_END = { timeout: 300_000 };
/** Takes RDKit minutes. */
const STUCK_RUNGS = 40;
/** Long enough for 31 searches to arrive meanwhile, unless the machine is busy. */
const STUCK_MS = 1000;
const MOST_SEARCHES = 32;

interface Answer {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

onDefaultDatabase((makePlace) => {
  describe("a search thread that is stuck, over HTTP", () => {
    let shop: TestShop;
    const clients = new AbortController();

    beforeAll(async () => {
      shop = await openShop(makePlace, { limits: { structures: { stuckMs: STUCK_MS } } });
      await addStructures(shop.database, 100, ["CCO", ladder(STUCK_RUNGS)]);
      await shop.structures.start();
      await shop.server.listen({ host: "127.0.0.1", port: 0 });
    });
    afterAll(() => shop.close());

    const read = () => vi.mocked(shop.structures.read);
    beforeEach(() => {
      vi.spyOn(shop.structures, "read");
      vi.spyOn(shop.structures, "find");
    });
    afterEach(() => vi.restoreAllMocks());

    async function search(
      code: string,
      match: "exact" | "substructure",
      signal?: AbortSignal,
    ): Promise<Answer> {
      const wanted = { ...UNREFINED, threshold: null, page: 1, offset: 20, code, match } as const;
      const wire = searchStructures.params.encode(wanted) as Record<string, unknown>;
      const { headers, params } = signed(wire, { at: shop.clock.time });
      const { port } = shop.server.server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${searchStructures.path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(params),
        signal: signal ?? null,
      });
      return (await response.json()) as Answer;
    }

    /** Starts a search in which RDKit is stuck. */
    async function block(): Promise<{ readonly answer: Promise<Answer> }> {
      vi.mocked(shop.structures.find).mockClear();
      const answer = search(hardPattern(STUCK_RUNGS), "substructure");
      await vi.waitFor(() => expect(shop.structures.find).toHaveBeenCalled(), IN_THE_END);
      return { answer };
    }

    /** Starts searches for chains, one each, and waits until they wait for the thread. */
    async function fill(count: number, signal?: AbortSignal): Promise<Promise<Answer>[]> {
      const before = read().mock.calls.length;
      const first = 10 + before;
      const answers = Array.from({ length: count }, (_, at) =>
        search("C".repeat(first + at), "exact", signal),
      );
      await vi.waitFor(() => expect(read()).toHaveBeenCalledTimes(before + count), IN_THE_END);
      return answers;
    }

    /**
     * Fills the queue behind a stuck search, and searches once more. It is late if the stuck search was refused before
     * that, as happens on a slow machine.
     */
    async function overfill(): Promise<{ readonly refused: Answer; readonly isLate: boolean }> {
      const { answer } = await block();
      let isLate = false;
      void answer.then(() => (isLate = true));
      const waiting = await fill(MOST_SEARCHES - 1);
      const refused = await search("CCO", "exact");
      const result = { refused, isLate };
      for (const each of await Promise.all(waiting)) expect(each.code).toBe(200);
      expect((await answer).code).toBe(503);
      return result;
    }

    it("a search thread that is stuck is replaced: its search is refused, and those that wait for it are answered", async () => {
      const { answer } = await block();
      const others = await Promise.all([search("CCO", "exact"), search("OCC", "substructure")]);
      for (const other of others) expect(other).toMatchObject({ code: 200, data: { total: 1 } });
      expect(await answer).toMatchObject({ code: 503, message: structureMessages.tooBroad.zh });
    });

    it("a search thread that is stuck has a queue that is full at 32: the next search is refused while they wait", async () => {
      let last = await overfill();
      while (last.isLate) last = await overfill();
      expect(last.refused).toMatchObject({ code: 503, message: structureMessages.busy.zh });
    });

    it("a search thread that is stuck leaves no place taken by clients that have hung up", async () => {
      const { answer } = await block();
      const gone = await fill(MOST_SEARCHES - 1, clients.signal);
      clients.abort();
      const ends = await Promise.allSettled(gone);
      expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(["rejected"]));
      await answer;
      for (const each of await Promise.all(await fill(MOST_SEARCHES))) expect(each.code).toBe(200);
    });
  });
});
