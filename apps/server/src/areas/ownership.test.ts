import type { AnyCodec, Table } from "@reagent/api/contract/codec";
import { endpoints } from "@reagent/api/contract/contract";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginSession } from "../sessions/session.ts";
import { belongingsOf, giveBelongings, MARK, namesOf } from "../testing/belongings.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

const OWNER = "lin";
const OTHER = "wang";

/** How a call is filled in. */
interface Filling {
  /** What stands in every id. */
  readonly name: string;
  /** Whether it stands in every other text as well, or those are left empty, as filters are that nobody sets. */
  readonly isFull: boolean;
  /** Decides the flags and which of its words a code has. */
  readonly word: number;
}

/** Some value of a codec. */
function valueOf(codec: AnyCodec, filling: Filling): unknown {
  const { name, isFull, word } = filling;
  switch (codec.kind) {
    case "id":
    case "optionalId":
      return name;
    case "text":
      return isFull ? name : "";
    case "count":
    case "number":
      return /^\d+$/u.test(name) ? Number(name) : 1;
    case "amount":
      return 100;
    case "flag":
      return word % 2 === 1;
    case "instant":
      return 0;
    case "day":
      return isFull ? "2026-11-21" : "";
    case "code": {
      const { names, unknown } = codec.inner as { names: Record<string, string>; unknown: string };
      const words = [unknown, ...Object.values(names)];
      return words[Math.floor(word / 2) % words.length];
    }
    case "maybe":
      return isFull ? valueOf(codec.inner as AnyCodec, filling) : null;
    case "list":
      return [valueOf(codec.inner as AnyCodec, filling)];
    case "idList":
      return [name];
    case "choices":
      return [];
    case "attributes":
      return {};
    case "entity": {
      const { table } = codec as unknown as { table: Table };
      return Object.fromEntries(
        Object.entries(table).map(([field, [, of]]) => [field, valueOf(of, filling)]),
      );
    }
    default:
      throw new Error(`no value for a codec of kind ${codec.kind}`);
  }
}

const anything: Filling = { name: "1", isFull: true, word: 0 };
const WORDS = [0, 1, 2, 3];

/** A call with every name in every text, then in ids alone while the rest is left open; each call once. */
function callsOf({ params }: AnyEndpoint, names: readonly string[]): Record<string, unknown>[] {
  const filled = names.flatMap((name) => [
    { ...anything, name },
    ...WORDS.map((word) => ({ name, isFull: false, word })),
  ]);
  const calls = filled.map((filling) => params.encode(valueOf(params, filling)));
  return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()] as Record<
    string,
    unknown
  >[];
}

onEachDatabase((_kind, makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const sessionOf = (customer: string) =>
    shop.database.transact((tx) => beginSession(tx, customer, shop.clock.time));
  const call = (endpoint: AnyEndpoint, params: Record<string, unknown>, token?: string) =>
    shop.callText(endpoint, params, { token });
  const callAnyhow = (endpoint: AnyEndpoint, token?: string) =>
    call(endpoint, callsOf(endpoint, ["1"])[0] ?? {}, token);

  test.each(endpoints.filter(({ asks }) => asks === "customer"))(
    "$name is closed to guests and to made-up tokens",
    async (endpoint) => {
      for (const token of [undefined, "a".repeat(43), "x".repeat(5000)]) {
        expect(await callAnyhow(endpoint, token)).toMatchObject({ status: 200, code: 1005 });
      }
    },
  );

  test.each(endpoints.filter(({ asks }) => asks !== "anyone"))(
    "$name tells another customer nothing, and changes nothing, whatever they name; its owner gets in",
    async (endpoint) => {
      await giveBelongings(shop.database, OWNER);
      const before = await belongingsOf(shop.database, OWNER);
      for (const params of callsOf(endpoint, namesOf(before))) {
        const { text } = await call(endpoint, params, await sessionOf(OTHER));
        expect(text, JSON.stringify(params)).not.toContain(MARK);
      }
      expect(await belongingsOf(shop.database, OWNER)).toEqual(before);
      expect((await callAnyhow(endpoint, await sessionOf(OWNER))).code).not.toBe(1005);
    },
  );
});
