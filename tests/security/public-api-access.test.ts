import { namesInPath, type Operation } from "@reagent/api/v1/operation";
import { operations } from "@reagent/api/v1/operations";
import { TOKEN_SCOPES, type TokenScope } from "@reagent/domain/api-token";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import {
  namesIn,
  OWNER_MARK,
  readOwnedRows,
  writeOwnedRows,
} from "@reagent/server/testing/owned-rows";
import { apiTokenOf, ask, bearer } from "@reagent/server/testing/public-api";
import { askFor, giveRecords, nameOf } from "@reagent/server/testing/public-operations";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blankPrinter } from "./hostile-caller.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = "lin";
const OTHER = "wang";

const success = ({ answer }: Operation) => (answer.kind === "nothing" ? 204 : 200);

/** What a token with some scopes, or none at all, gets; from the table of operations alone. */
const statusFor = (operation: Operation, scopes: readonly TokenScope[] | "no token"): number => {
  if (scopes === "no token") return operation.isOpen ? 200 : 401;
  return scopes.includes(operation.scope) ? success(operation) : 403;
};

onDefaultDatabase((makePlace) => {
  describe("access to the API for programs", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
      await giveRecords(shop);
    });
    afterAll(() => shop.close());

    const statusWith = async (operation: Operation, token?: string) =>
      (await askFor(shop, nameOf(operation), token === undefined ? {} : bearer(token))).status;

    test.each(operations)("$name", async (operation) => {
      expect(await statusWith(operation)).toBe(statusFor(operation, "no token"));
      for (const scopes of [...TOKEN_SCOPES.map((scope) => [scope]), TOKEN_SCOPES]) {
        const token = await apiTokenOf(shop, OWNER, scopes);
        expect([scopes, await statusWith(operation, token)]).toEqual([
          scopes,
          statusFor(operation, scopes),
        ]);
      }
    });

    test.each(operations)(
      "$name is refused with a token that is wrong, ended, expired, or of a locked account",
      async (operation) => {
        const [ended, expired, locked] = [
          await apiTokenOf(shop, OWNER),
          await apiTokenOf(shop, OWNER),
          await apiTokenOf(shop, OTHER),
        ];
        const { database, clock } = shop;
        await database.transact(async (tx) => {
          await tx.updateTable("customers").set({ is_active: 0 }).where("id", "=", OTHER).execute();
        });
        expect(await statusWith(operation, locked)).toBe(401);
        await database.transact(async (tx) => {
          await tx.updateTable("customers").set({ is_active: 1 }).where("id", "=", OTHER).execute();
        });
        clock.time += 30 * DAY_MS;
        expect(await statusWith(operation, expired)).toBe(401);
        clock.time -= 30 * DAY_MS;
        await database.transact((tx) => tx.deleteFrom("api_tokens").execute());
        expect(await statusWith(operation, ended)).toBe(401);
        expect(await statusWith(operation, `rgt_${"a".repeat(43)}`)).toBe(401);
      },
    );
  });

  describe("a customer's data in the API for programs", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    /** The addresses of an operation with each name in the path and in the query. */
    const addressesWith = ({ path, params }: Operation, names: readonly string[]) => {
      const inPath = namesInPath(path);
      const asked = Object.keys(params.table).filter((name) => !inPath.includes(name));
      return names.flatMap((name) => {
        const address = path.replaceAll(/\{\w+\}/gu, encodeURIComponent(name));
        return [address, ...asked.map((each) => `${address}?${each}=${encodeURIComponent(name)}`)];
      });
    };

    test.each(operations.filter(({ isOpen, method }) => !isOpen && method === "GET"))(
      "$name shows nothing of the owner's to another customer's token, whatever names it sends",
      async (operation) => {
        await writeOwnedRows(shop.database, OWNER);
        const token = await apiTokenOf(shop, OTHER);
        const before = await readOwnedRows(shop.database, OWNER);
        for (const address of addressesWith(operation, namesIn(before))) {
          const { text } = await ask(shop, address, { headers: bearer(token) });
          expect(text, address).not.toContain(OWNER_MARK);
        }
        expect(await readOwnedRows(shop.database, OWNER)).toEqual(before);
      },
    );

    test("what a token puts into the cart is its customer's alone", async () => {
      await writeOwnedRows(shop.database, OWNER);
      const before = await readOwnedRows(shop.database, OWNER);
      const token = await apiTokenOf(shop, OTHER);
      const { status } = await askFor(shop, "addCartLine", bearer(token));
      expect(status).toBe(204);
      expect(await readOwnedRows(shop.database, OWNER)).toEqual(before);
    });
  });
});
