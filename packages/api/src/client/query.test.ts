import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { AnyCodec } from "../contract/codec.ts";
import { endpoints } from "../contract/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { valuesOf } from "../contract/testing/values-of.ts";
import { backEnd, bodyOf, done } from "./testing/back-end.ts";

/** Text that a URL can hold: half of a surrogate pair is no character. */
const isWellFormed = (value: unknown) => !JSON.stringify(value).includes("\\ud");

describe("the parameters of every call", () => {
  it.each(endpoints.filter(({ name }) => name !== "readTime"))(
    "reach the server as they were: $name",
    async (endpoint) => {
      const { client, sent } = backEnd(() => done);
      await fc.assert(
        fc.asyncProperty(
          valuesOf(endpoint.params as AnyCodec).filter(isWellFormed),
          async (params) => {
            await client.call(endpoint as unknown as Endpoint, params);
            const request = sent.at(-1)!;
            const wire =
              endpoint.method === "GET"
                ? Object.fromEntries(request.url.searchParams)
                : bodyOf(request);
            expect(v.parse(endpoint.params.schema, wire)).toEqual(params);
          },
        ),
        { numRuns: 30 },
      );
    },
  );
});
