import { addressOf } from "@reagent/api/client/address";
import { endpoints } from "@reagent/api/contract/contract";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadDocument, findSpecification } from "@reagent/api/contract/product";
import { normalCustomer } from "@reagent/api/mock/handlers";
import { routes } from "@reagent/server/areas/routes";
import { freshPostgres, testsAllDatabases } from "@reagent/server/testing/databases";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchanges } from "./exchanges.ts";
import { openMock } from "./mock-party.ts";
import type { Party } from "./party.ts";
import { openServer } from "./server-party.ts";
import { type Time, timesIn } from "./times.ts";

const routeOf = ({ method, path }: Pick<AnyEndpoint, "method" | "path">) => `${method} ${path}`;

const parties: readonly (readonly [string, () => Promise<Party>])[] = [
  ["the mock", openMock],
  ["the server", () => openServer()],
  ...(testsAllDatabases
    ? [["the server on postgres", () => openServer(freshPostgres)] as const]
    : []),
];

describe.each(parties)("%s", (_, open) => {
  let party: Party;
  beforeAll(async () => {
    party = await open();
  });
  afterAll(() => party.close());

  it.each(exchanges)(
    "$title",
    async ({ caller, language, endpoint, params, check, mockHandlers }) => {
      expect.hasAssertions();
      const client = party.as(caller, language, mockHandlers);
      check(await client.call(endpoint as unknown as Endpoint, params(party.facts)), party.facts);
    },
  );

  it("answers a download with a PDF, at the URL that another call returned", async () => {
    const client = party.as("guest", "zh", []);
    const found = await client.call(findSpecification, { itemCode: party.facts.itemCode });
    const ours = addressOf(downloadDocument, "", {
      kind: "specification",
      subject: party.facts.itemCode,
      batchCode: null,
      language: "cn",
      revision: null,
      format: null,
    });
    expect(found).toMatchObject({ ok: true, data: { url: ours } });
    const response = await fetch(party.host + ours);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("told of nothing that is still to happen, and asked for no payment after its deadline", async () => {
    const times: (Time & { readonly call: string })[] = [];
    for (const { endpoint, data } of party.recorded) {
      const { name: call, answer } = endpoint as unknown as Endpoint;
      const read = await answer.lenient["~standard"].validate(data);
      if (read.issues) throw new Error(`${call}: ${JSON.stringify(read.issues)}`);
      for (const time of timesIn(answer, read.value)) times.push({ ...time, call });
    }
    const until = Math.ceil(party.facts.now() / 1000) * 1000;
    const isAhead = ({ at }: { at: number }) => at > until;
    const past = times.filter(
      ({ name }) =>
        !["payBy", "transferBy", "endsAt", "until", "lastDay", "retestOn", "expiresAt"].includes(
          name,
        ),
    );
    const deadlines = times.filter(({ name }) => name === "payBy" || name === "transferBy");
    expect(past.length).toBeGreaterThan(100);
    expect(past.filter(isAhead)).toEqual([]);
    expect(deadlines.filter((time) => !isAhead(time))).toEqual([]);
  });

  it("answered every call strictly by the contract, without other fields", async () => {
    const seen = new Set(party.recorded.map(({ endpoint }) => endpoint.name));
    expect(endpoints.filter(({ kind, name }) => kind !== "download" && !seen.has(name))).toEqual(
      [],
    );
    for (const { endpoint, data } of party.recorded) {
      const { answer } = endpoint as unknown as Endpoint;
      const read = await answer.schema["~standard"].validate(data);
      if (read.issues) throw new Error(`${endpoint.name}: ${JSON.stringify(read.issues)}`);
      expect(JSON.parse(JSON.stringify(answer.encode(read.value))), endpoint.name).toStrictEqual(
        data,
      );
    }
  });
});

describe("the exchanges", () => {
  it.each(endpoints.filter(({ kind }) => kind !== "download"))(
    "produce every code of $name",
    ({ name, codes: own, auth }) => {
      const produced = exchanges
        .filter(({ endpoint }) => endpoint.name === name)
        .map(({ code }) => code);
      const expected = [codes.success, ...own, ...(auth === "required" ? [codes.notLoggedIn] : [])];
      expect(produced).toEqual(expect.arrayContaining(expected));
    },
  );
});

describe("every call of the contract", () => {
  const all = endpoints.map(routeOf).toSorted();

  it("every call of the contract has one handler in the mock", () => {
    const handled = normalCustomer().map(
      ({ info }) => `${String(info.method)} ${String(info.path).slice(1)}`,
    );
    expect(handled.toSorted()).toEqual(all);
  });

  it("every call of the contract has one handler in the server", () => {
    expect(routes.map(({ endpoint }) => routeOf(endpoint)).toSorted()).toEqual(all);
  });

  it("every call of the contract has a method and path of its own", () => {
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  });
});
