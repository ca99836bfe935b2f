import { namesInPath, type Operation } from "@reagent/api/v1/operation";
import { operations } from "@reagent/api/v1/operations";
import { PROBLEM_TYPE } from "@reagent/api/v1/problems";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { apiTokenOf, ask, bearer, type PublicAnswer } from "@reagent/server/testing/public-api";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isNightly, seed, withSeed } from "../seed.ts";
import { blankPrinter } from "./hostile-caller.ts";

const CASES = isNightly() ? 5_000 : 60;
/** What the API may answer with whatever is sent: never 500. */
const CLEAR = [200, 204, 400, 404, 409, 413, 422, 503];

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ minLength: 200, maxLength: 3000 }),
  fc.constantFrom(
    "64-17-5",
    "E100001",
    "乙醇",
    "' or 1=1 --",
    "../../etc/passwd",
    "%00",
    "\u202E",
    "[[[",
    "C1CC1",
    "-1",
    "1e9",
    "null",
    "__proto__",
    "constructor",
  ),
);

/** Any values of an operation's parameters, and of one that it does not have. */
const sentTo = ({ params }: Operation) =>
  fc.record(
    Object.fromEntries(
      [...Object.keys(params.table), "other"].map((name) => [
        name,
        name === "other" ? fc.option(texts, { freq: 9, nil: undefined }) : texts,
      ]),
    ),
    { requiredKeys: [] },
  );

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(makePlace, { pdfPrinter: blankPrinter });
    token = await apiTokenOf(shop, "lin");
    await shop.structures.start();
  });
  afterAll(() => shop.close());

  /** Sends values to an operation as a caller would: those of the path in it, the others in the query or the body. */
  function send(operation: Operation, sent: Readonly<Record<string, string>>) {
    const inPath = namesInPath(operation.path);
    // Operations for guests are sent without a token.
    const headers = operation.isOpen ? {} : bearer(token);
    if (operation.method === "POST") {
      const body = sent["lines"] ? { ...sent, lines: [sent["lines"]] } : sent;
      return ask(shop, operation.path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    }
    const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent((sent[name] ?? "E100001").toWellFormed() || "-"),
    );
    const query = new URLSearchParams(
      Object.entries(sent).filter(([name, value]) => value !== undefined && !inPath.includes(name)),
    );
    return ask(shop, `${path}?${query.toString()}`, { headers });
  }

  function expectClear({ status, headers, text }: PublicAnswer) {
    expect([CLEAR.includes(status), status, text.slice(0, 300)]).toEqual([
      true,
      status,
      text.slice(0, 300),
    ]);
    const isProblem = String(headers["content-type"]).startsWith(PROBLEM_TYPE);
    expect([status, isProblem]).toEqual([status, status >= 400]);
  }

  test.each(operations)(
    "$name answers anything with an answer or a clear problem",
    async (operation) => {
      await withSeed(import.meta.filename, () =>
        fc.assert(
          fc.asyncProperty(sentTo(operation), async (sent) => {
            expectClear(await send(operation, sent as Readonly<Record<string, string>>));
          }),
          { numRuns: CASES, seed },
        ),
      );
    },
  );
});
