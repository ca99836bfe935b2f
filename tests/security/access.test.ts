import { logOut } from "@reagent/api/contract/account";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchanges } from "../contract/exchanges.ts";
import { openServer, type ServerParty } from "../contract/server-party.ts";
import { accessTo, exceptions, type Way, WAYS } from "./access.ts";
import { openings } from "./openings.ts";
import { send, type SentCall } from "./ways.ts";

/** In the order in which customers could make them, and last what ends a session. */
const answered = exchanges
  .filter(({ code, viewer }) => code === codes.success && viewer !== "expired")
  .toSorted(
    (a, b) => Number(a.endpoint.name === logOut.name) - Number(b.endpoint.name === logOut.name),
  );

describe("access of each kind of caller", () => {
  let party: ServerParty;
  /** The code of each way, by the call's name. */
  const found: Record<string, Partial<Record<Way, number>>> = {};

  const sendAs = async (way: Way, call: SentCall) => {
    const { name } = call.endpoint;
    const code = await send(party, call, way);
    found[name] = { [way]: code, ...found[name] };
  };

  beforeAll(async () => {
    party = await openServer();
    for (const way of WAYS) {
      for (const opening of await openings(party, way)) await sendAs(way, opening);
    }
    for (const exchange of answered) {
      const { endpoint, params } = exchange;
      const wire = endpoint.params.encode(params(party.facts) as never) as Record<string, unknown>;
      // What is exchanged once more is done for the calls that come after it.
      const ways = endpoint.name in found ? (["another customer", "owner"] as const) : WAYS;
      for (const way of ways) await sendAs(way, { ...exchange, wire });
    }
  }, 120_000);
  afterAll(() => party.close());

  test("every exception names a call", () => {
    expect(endpoints.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(exceptions)),
    );
  });

  test.each(endpoints)("$name", (endpoint) => {
    expect(found[endpoint.name]).toEqual(accessTo(endpoint));
  });
});
