import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabasePlace } from "../database/connection.ts";
import type { Database } from "../database/database.ts";
import { insertAll } from "../import/load/write.ts";
import { cpuOf } from "../testing/cpu-of.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { item } from "../testing/fixture.ts";
import { FINGERPRINT_BYTES } from "./fingerprint.ts";
import { IndexReader } from "./index-reader.ts";
import { readColumns } from "./store.ts";

const MANY = 20_000;
/** The share of the time of reading that starting a thread and receiving what it has read may take; it takes a tenth. */
const MOST_OF_READING = 1 / 3;

/** A structure as it is stored, with made-up fingerprints. */
const structure = (at: number) => ({
  smiles: `${"C".repeat(1 + (at % 40))}[${at}C]`,
  canonical: `[${at}C]${"C".repeat(1 + (at % 40))}`,
  atoms: 2 + (at % 40),
  bits: Buffer.alloc(2 * FINGERPRINT_BYTES, at % 251).toString("base64"),
  part_key: `part ${at}`,
  active_part: "",
  inchi_key: "",
  points: "",
});

onEachDatabase((makePlace) => {
  describe("the index of structures that is read in a thread", () => {
    let place: DatabasePlace;
    let database: Database;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      ({ database, remove } = await openFresh(async () => {
        const made = await makePlace();
        place = made.place;
        return made;
      }));
      const structures = Array.from({ length: MANY }, (_, at) => structure(at));
      const items = structures.map(({ smiles }, at) => {
        const [id, code] = [1000 + at, `Z${1_000_000 + at}`];
        const names = { name_zh: `试剂 ${at}`, name_en: `Reagent ${at}` };
        return { ...item({ id, code, ...names, cas: "" }), smiles, position: MANY - at };
      });
      await database.transact(async (tx) => {
        await insertAll(tx, "structures", structures);
        await insertAll(tx, "items", items);
      });
    });
    afterAll(() => remove());

    test("the index of structures that is read in a thread is the one of the catalogue, and takes no time of the thread that answers others", async () => {
      const reader = new IndexReader(place);
      let beside: unknown;
      let own: unknown;
      const receiving = await cpuOf(async () => {
        beside = await reader.read();
      }, 3);
      const reading = await cpuOf(async () => {
        own = await readColumns(database);
      });
      expect(beside).toEqual(own);
      expect(beside).toMatchObject({ count: MANY });
      expect(receiving).toBeLessThan(reading * MOST_OF_READING);
    });
  });
});
