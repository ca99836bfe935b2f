import { searchStructures } from "@reagent/api/contract/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { raiseRevision } from "../catalogue/revision.ts";
import { onDefaultDatabase } from "../testing/databases.ts";
import { itemIds } from "../testing/fixture.ts";
import { openShop, type TestShop } from "../testing/shop.ts";

const SLOW_MS = 120_000;
const searched = { ...UNREFINED, threshold: null, page: 1, offset: 20 } as const;

onDefaultDatabase((makePlace, kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await giveStructure("CCO");
  }, SLOW_MS);
  afterAll(() => shop.close());

  async function giveStructure(smiles: string): Promise<void> {
    await shop.database.transact(async (tx) => {
      await tx.updateTable("items").set({ smiles }).where("id", "=", itemIds.ethanol).execute();
      await raiseRevision(tx);
    });
  }
  const find = (code: string, match: "exact" | "substructure") =>
    shop.call(searchStructures, { ...searched, code, match });

  describe(`the structure search on ${kind}`, () => {
    it(
      "the structure search says that there is no index yet, builds it, and finds",
      { timeout: SLOW_MS },
      async () => {
        expect(await find("CCO", "exact")).toMatchObject({ code: 503 });
        await shop.structures.start();
        const { data } = await find("CCO", "exact");
        expect(data.items.map(({ itemId }) => itemId)).toEqual([String(itemIds.ethanol)]);
        expect((await find("CO", "exact")).data.total).toBe(0);
        expect((await find("CO", "substructure")).data.items[0]?.matchedAtoms).toHaveLength(2);
      },
    );

    it(
      "the structure search refuses what is no structure with its reason",
      { timeout: SLOW_MS },
      async () => {
        for (const code of ["", "C1CC", "C(C)(C)(C)(C)C", "C".repeat(2000), "C*"])
          expect(await find(code, "exact"), code).toMatchObject({ code: 1411 });
      },
    );
  });
});
