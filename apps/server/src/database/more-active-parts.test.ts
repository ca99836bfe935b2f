import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import type { Database } from "./database.ts";
import { writeFact } from "./facts.ts";
import { up } from "./migrations/0116-more-active-parts.ts";

const structure = (smiles: string, active_part: string) => ({
  smiles,
  canonical: smiles,
  atoms: 3,
  bits: "",
  part_key: "",
  active_part,
  inchi_key: "",
  points: "",
});

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  test("the migration has the parts of phenolates, sulfonamides and imides calculated again, and no others", async () => {
    await database.transact(async (tx) => {
      await tx
        .insertInto("structures")
        .values([
          structure("[Na+].[O-]c1ccccc1", ""),
          structure("O=C1[N-]C(=O)c2ccccc21.[K+]", ""),
          structure("O=C([O-])c1ccccc1.[Na+]", "benzoic"),
          structure("[Cl-].[Na+]", ""),
        ])
        .execute();
      await writeFact(tx, "structures_known_for", "revision");
    });
    await database.administer((administered) => up(administered as unknown as Kysely<unknown>));
    const unknown = database.read.selectFrom("structures").where("active_part", "is", null);
    expect(await unknown.select("smiles").orderBy("smiles").execute()).toEqual([
      { smiles: "O=C1[N-]C(=O)c2ccccc21.[K+]" },
      { smiles: "[Na+].[O-]c1ccccc1" },
    ]);
    const known = database.read
      .selectFrom("site_facts")
      .selectAll()
      .where("name", "=", "structures_known_for");
    expect(await known.execute()).toEqual([]);
  });
});
