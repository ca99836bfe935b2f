import { readUserInfo } from "@reagent/api/contract/account";
import type { AnyCodec, Table } from "@reagent/api/contract/codec";
import { endpoints } from "@reagent/api/contract/contract";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { startSession } from "@reagent/server/sessions/session";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import {
  readOwnedRows,
  writeOwnedRows,
  OWNER_MARK,
  namesIn,
} from "@reagent/server/testing/owned-rows";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const OWNER = "lin";
const OTHER = "wang";

/** How the parameters of a call are filled in. */
interface Filling {
  /** The value of every id. */
  readonly name: string;
  /** Whether other texts have the value too, or are empty like unset filters. */
  readonly isFull: boolean;
  /** Selects the value of flags and codes. */
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
    case "line":
    case "lines":
      return isFull ? name : "";
    case "count":
    case "requiredCount":
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
    case "texts":
      return [name];
    case "dayRange":
      return { from: isFull ? "2026-11-21" : "", to: "" };
    case "file":
      return new Blob([name]);
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

/** A call with each value in every text, then only in ids; each distinct call once. */
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

onDefaultDatabase((makePlace) => {
  describe("a customer's data", () => {
    let shop: TestShop;

    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    const sessionOf = (customer: string) =>
      shop.database.transact((tx) => startSession(tx, customer, shop.clock.time));
    const call = (
      endpoint: Pick<AnyEndpoint, "method" | "path">,
      params: Record<string, unknown>,
      token: string,
    ) => shop.callText(endpoint, params, { token });

    test("a customer's data is not returned for an invented token", async () => {
      for (const token of ["a".repeat(43), "x".repeat(5000)]) {
        expect(await call(readUserInfo, {}, token)).toMatchObject({ code: codes.notLoggedIn });
      }
    });

    const sessions = new Map<string, string>();
    /** Makes a customer's call, in a new session if an earlier call ended the old one. */
    async function callAs(
      customer: string,
      endpoint: AnyEndpoint,
      params: Record<string, unknown>,
    ): ReturnType<typeof call> {
      const answer = await call(endpoint, params, sessions.get(customer) ?? "");
      if (answer.code !== codes.notLoggedIn) return answer;
      sessions.set(customer, await sessionOf(customer));
      return call(endpoint, params, sessions.get(customer) ?? "");
    }

    test.each(endpoints.filter(({ auth }) => auth !== "none"))(
      "$name returns and changes nothing of the owner's for another customer, whatever ids they send; the owner has access",
      async (endpoint) => {
        for (const customer of [OTHER, OWNER]) sessions.set(customer, await sessionOf(customer));
        await writeOwnedRows(shop.database, OWNER);
        const before = await readOwnedRows(shop.database, OWNER);
        for (const params of callsOf(endpoint, namesIn(before))) {
          const { text } = await callAs(OTHER, endpoint, params);
          expect(text, JSON.stringify(params)).not.toContain(OWNER_MARK);
        }
        expect(await readOwnedRows(shop.database, OWNER)).toEqual(before);
        const [params = {}] = callsOf(endpoint, ["1"]);
        expect((await callAs(OWNER, endpoint, params)).code).not.toBe(codes.notLoggedIn);
      },
    );
  });
});
