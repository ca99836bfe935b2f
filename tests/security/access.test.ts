import { logOut } from "@reagent/api/contract/account";
import { endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchanges } from "../contract/exchanges.ts";
import { openServer, type ServerParty } from "../contract/server-party.ts";
import { accessTo, exceptions, type SendMode, SEND_MODES } from "./access.ts";
import { downloadCalls } from "./download-calls.ts";
import { send, type SentCall } from "./send-call.ts";

/** In the order in which customers could make them; the log-out, which ends the session, is last. */
const answered = exchanges
  .filter(({ code, caller }) => code === codes.success && caller !== "expired")
  .toSorted(
    (a, b) => Number(a.endpoint.name === logOut.name) - Number(b.endpoint.name === logOut.name),
  );

onDefaultDatabase((makePlace) => {
  describe("access of each kind of caller", () => {
    let party: ServerParty;
    /** The codes by the call's name. */
    const found: Record<string, Partial<Record<SendMode, number>>> = {};

    const sendAs = async (mode: SendMode, call: SentCall) => {
      const { name } = call.endpoint;
      const code = await send(party, call, mode);
      found[name] = { [mode]: code, ...found[name] };
    };

    beforeAll(async () => {
      party = await openServer(makePlace);
      for (const mode of SEND_MODES) {
        for await (const download of downloadCalls(party, mode)) await sendAs(mode, download);
      }
      for (const exchange of answered) {
        const { endpoint, params } = exchange;
        const wire = endpoint.params.encode(params(party.facts) as never) as Record<
          string,
          unknown
        >;
        // A repeated exchange only prepares the calls after it.
        const modes =
          endpoint.name in found ? (["another customer", "owner"] as const) : SEND_MODES;
        for (const mode of modes) await sendAs(mode, { ...exchange, wire });
      }
    });
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
});
