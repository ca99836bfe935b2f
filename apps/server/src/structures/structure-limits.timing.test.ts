import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { searchStructures } from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { httpTextOf, open } from "../testing/raw-http.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { addStructures, hardPattern, ladder } from "../testing/structures.ts";

/** Each of 72 molecules takes RDKit some milliseconds, so that all take longer than a search may. */
const SLOW_RUNGS = 14;
const LONGEST_MS = 200;
/** Takes RDKit minutes. */
const STUCK_RUNGS = 40;
/** Long enough that a search for ethanol is not taken for one that is stuck, on a busy machine as well. */
const STUCK_MS = 1000;
const ASKED_EVERY_MS = 200;
/** After this long a thread works on a search, unless the machine is busy. */
const BEGUN_MS = 300;
const IN_THE_END = { timeout: 300_000, interval: 10 };
const MOST_SEARCHES = 32;

const searched = { ...UNREFINED, threshold: null, page: 1, offset: 20 } as const;
const busy = { code: 503, message: structureMessages.busy.zh };
const tooBroad = { code: 503, message: structureMessages.tooBroad.zh };

onDefaultDatabase((makePlace) => {
  describe("the limits of the structure search", () => {
    let shop: TestShop;
    const find = (code: string) =>
      shop.call(searchStructures, { ...searched, code, match: "substructure" });

    beforeAll(async () => {
      shop = await openShop(makePlace, { limits: { structures: { longestMs: LONGEST_MS } } });
      const slow = Array.from({ length: 2 * SLOW_RUNGS }, (_, at) => ladder(SLOW_RUNGS, at));
      const hydrates = slow.map((smiles) => `${smiles}.O`);
      await addStructures(shop.database, 100, ["CCO", ...slow, ...hydrates]);
      await shop.structures.start();
    });
    afterAll(() => shop.close());

    it("the limits of the structure search end a search after their time; the next one goes on where it ended", async () => {
      const pattern = hardPattern(SLOW_RUNGS);
      const isCut = { code: 200, data: { total: 0, isMore: true, isCutShort: true } };
      expect(await find(pattern)).toMatchObject(isCut);
      await vi.waitFor(
        async () =>
          expect(await find(pattern)).toMatchObject({
            code: 200,
            data: { total: 0, isMore: false, isCutShort: false },
          }),
        IN_THE_END,
      );
    });
  });

  describe("a structure search whose thread is stuck", () => {
    let shop: TestShop;
    const pattern = hardPattern(STUCK_RUNGS);
    const find = (code: string, match: "exact" | "substructure" = "substructure") =>
      shop.call(searchStructures, { ...searched, code, match });

    beforeAll(async () => {
      shop = await openShop(makePlace, { limits: { structures: { stuckMs: STUCK_MS } } });
      await addStructures(shop.database, 100, ["CCO", ladder(STUCK_RUNGS)]);
      await shop.structures.start();
      await shop.server.listen({ host: "127.0.0.1", port: 0 });
    });
    afterAll(() => shop.close());

    it("a structure search whose thread is stuck is refused, and the thread is replaced, while others go on asking", async () => {
      let isOver = false;
      const stuck = find(pattern).finally(() => (isOver = true));
      const others: ReturnType<typeof find>[] = [];
      while (!isOver) {
        others.push(find("CCO", "exact"));
        await sleep(ASKED_EVERY_MS);
      }
      expect(await stuck).toMatchObject(tooBroad);
      // A timer that starts again with each of them would end when as many wait as may.
      expect(others.length).toBeLessThan(MOST_SEARCHES / 2);
      await Promise.all(others);
      expect((await find("CCO", "exact")).data.total).toBe(1);
    });

    it("a structure search whose thread is stuck is refused as busy beyond 32, and answered again afterwards", async () => {
      const calls = Array.from({ length: MOST_SEARCHES + 8 }, () => find(pattern));
      const messages = (await Promise.all(calls)).map(({ message }) => message);
      const refused = messages.filter((message) => message === busy.message);
      expect(refused.length).toBeGreaterThanOrEqual(8);
      expect(new Set(messages)).toEqual(new Set([busy.message, tooBroad.message]));
      expect((await find("CCO", "exact")).data.total).toBe(1);
    });

    it("a structure search whose thread is stuck ends when its client hangs up, also where no other client waits", async () => {
      const { port } = shop.server.server.address() as AddressInfo;
      const ended = vi.spyOn(Worker.prototype, "terminate");
      const search = vi.spyOn(shop.structures, "find");
      const code = { ...searched, code: pattern, match: "substructure" } as const;
      const wire = searchStructures.params.encode(code) as Record<string, unknown>;
      const { head, body } = httpTextOf(searchStructures, wire, { at: shop.clock.time });
      const hangUp = async () => {
        const { socket } = await open(port);
        const before = search.mock.results.length;
        socket.write(head + body);
        await vi.waitFor(
          () => expect(search.mock.results.length).toBeGreaterThan(before),
          IN_THE_END,
        );
        await sleep(BEGUN_MS);
        socket.destroy();
        await expect(search.mock.results.at(-1)?.value).rejects.toMatchObject({ reason: "busy" });
        await vi.waitFor(() => expect(ended).toHaveBeenCalled(), IN_THE_END);
      };
      // A thread that is late drops the search before it begins, and need not be ended.
      await vi.waitFor(hangUp, IN_THE_END);
      vi.restoreAllMocks();
      expect((await find("CCO", "exact")).data.total).toBe(1);
    });
  });
});
