import { readProduct } from "@reagent/api/contract/product";
import { headerNames } from "@reagent/api/contract/signature";
import { publicApiMessages } from "@reagent/api/messages/public-api";
import { openApi } from "@reagent/api/v1/openapi";
import type { Operation } from "@reagent/api/v1/operation";
import { operations } from "@reagent/api/v1/operations";
import { PROBLEM_TYPE, problems } from "@reagent/api/v1/problems";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import {
  apiTokenOf,
  ask,
  bearer,
  type PublicAnswer,
  resolveList,
} from "../../testing/public-api.ts";
import {
  answered,
  askFor,
  giveRecords,
  linesToResolve,
  nameOf,
  type OperationName,
} from "../../testing/public-operations.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addStructures } from "../../testing/structures.ts";

/** What is otherwise than a schema says; without one, whether it is a PDF. */
function differences(answer: PublicAnswer, schema: object | undefined): readonly unknown[] {
  if (schema === undefined) return answer.text.startsWith("%PDF-") ? [] : ["no PDF"];
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const isAsDescribed = ajv.compile(schema);
  return isAsDescribed(answer.json) ? [] : (isAsDescribed.errors ?? []);
}

onDefaultDatabase((makePlace) => {
  describe("the public API", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
      await giveRecords(shop);
    });
    afterAll(() => shop.close());

    const get = (name: OperationName, headers: Record<string, string> = {}) =>
      askFor(shop, name, headers);
    /** The headers that an operation needs: a token where it is not open. */
    const allowed = async ({ isOpen }: Operation) =>
      isOpen ? {} : bearer(await apiTokenOf(shop, "lin"));

    test("the description is valid OpenAPI 3.1, equal each time, and of each operation", async () => {
      const { json, headers } = await ask(shop, "/v1/openapi.json");
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(json).toEqual(JSON.parse(JSON.stringify(openApi(operations, "zh"))));
      const checked = await new Validator().validate(structuredClone(json));
      expect(checked).toEqual({ valid: true });
      expect(Object.keys(answered)).toEqual(operations.map(({ name }) => name));
    });

    test("an operation that changes something answers with its success alone", async () => {
      for (const operation of operations.filter(({ answer }) => answer.kind === "nothing")) {
        const { status, text, headers } = await get(nameOf(operation), await allowed(operation));
        expect([status, text, headers["content-type"]]).toEqual([204, "", undefined]);
      }
    });

    const withContent = operations.filter(({ answer }) => answer.kind !== "nothing");
    test.each(withContent)("$name answers as its description says", async (operation) => {
      const description = (await ask(shop, "/v1/openapi.json")).json as {
        readonly paths: Record<string, Record<string, { readonly responses: Responses }>>;
      };
      type Responses = Record<string, { readonly content: Record<string, { schema?: object }> }>;
      const { responses } =
        description.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
      const answer = await get(nameOf(operation), await allowed(operation));
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
      const [[type, { schema }] = ["", {}]] = Object.entries(responses?.["200"]?.content ?? {});
      expect(answer.headers["content-type"]).toMatch(type);
      expect(differences(answer, schema && { ...description, ...schema })).toEqual([]);
    });

    test("prices are list prices as decimal text with their currency", async () => {
      const { packs } = (await get("readItem")).json as {
        readonly packs: readonly { readonly productCode: string; readonly listPrice: unknown }[];
      };
      const promoted = packs.find(({ productCode }) => productCode === "E100001-2.5L");
      expect(promoted?.listPrice).toEqual({ amount: "400.00", currency: "CNY" });
      expect(JSON.stringify(packs)).not.toContain("360.00");
    });

    test("the session of a customer is not for programs: it changes no answer, and is no token", async () => {
      const session = await shop.logIn(customers.university);
      const own = await shop.call(readProduct, { itemCode: "E100001" }, { token: session });
      expect(own.data.packs.some(({ salesPrice }) => salesPrice !== null)).toBe(true);
      for (const operation of operations.filter(({ isOpen }) => isOpen)) {
        const name = nameOf(operation);
        const [guest, customer] = [
          await get(name),
          await get(name, { [headerNames.token]: session }),
        ];
        expect([name, customer.headers["etag"]]).toEqual([name, guest.headers["etag"]]);
        expect((await get(name, bearer(session))).status, name).toBe(401);
      }
    });

    test.each([
      ["an unknown address", "/v1/nothing", 404, 1404, undefined],
      ["an unknown item", "/v1/items/X000000", 404, 1102, undefined],
      ["the safety data of an unknown item", "/v1/items/X000000/ghs", 404, 1404, undefined],
      ["the sheet of an unknown item", "/v1/items/X0/data-sheet.pdf", 404, 1404, undefined],
      ["an unknown revision", "/v1/items/E100001/ghs?revision=99", 404, 1404, undefined],
      ["an unknown batch", "/v1/items/E100001/batches/C0/certificate.json", 404, 1404, undefined],
      ["a substance that is not there", "/v1/substances/50-00-0", 404, 1404, undefined],
      ["a number that is no CAS number", "/v1/substances/64-17-6", 400, 400, "casNumber"],
      ["a search for nothing", "/v1/search", 400, 400, "keyword"],
      ["an empty search", "/v1/search?keyword=", 400, 400, "keyword"],
      ["a search that is too long", `/v1/search?keyword=${"x".repeat(5000)}`, 400, 400, "keyword"],
      ["a control character", "/v1/search?keyword=a%00b", 400, 400, "keyword"],
      ["an unknown parameter", "/v1/search?keyword=a&color=red", 400, 400, "color"],
      ["a name of the prototype", "/v1/search?keyword=a&__proto__=b", 400, 400, "__proto__"],
      ["the name on the wire", "/v1/search?keyword=a&tree_id=3", 400, 400, "tree_id"],
      ["a path's parameter in the query", "/v1/items/E100001?itemCode=E1", 400, 400, "itemCode"],
      ["a repeated parameter", "/v1/search?keyword=a&keyword=b", 400, 400, "keyword"],
      ["a limit that is no number", "/v1/search?keyword=a&limit=ten", 400, 400, "limit"],
      ["a limit out of bounds", "/v1/search?keyword=a&limit=101", 400, 400, "limit"],
      ["an unknown choice", "/v1/search?keyword=a&stock=maybe", 400, 400, "stock"],
      ["an unknown order", "/v1/search?keyword=a&sort=random", 400, 400, "sort"],
      ["a broken cursor", "/v1/search?keyword=a&cursor=xyz", 400, 400, "cursor"],
      ["an unreadable structure", "/v1/structures/search?code=C1CC", 422, 1411, undefined],
      ["an address that cannot be decoded", "/v1/items/%zz", 400, 400, undefined],
    ])("%s is a problem", async (_, url, status, code, field) => {
      const answer = await ask(shop, url);
      expect(answer.headers["content-type"]).toBe(`${PROBLEM_TYPE}; charset=utf-8`);
      expect(answer.json).toMatchObject({ status, code });
      expect([answer.status, answer.json["field"]]).toEqual([status, field]);
      for (const text of ["type", "title", "detail"]) expect(answer.json[text]).toMatch(/\S/u);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
    });

    test("the address of each problem's type is a part of the reference page", async () => {
      const page = await ask(shop, "/v1");
      for (const { name } of Object.values(problems)) expect(page.text).toContain(`id="${name}"`);
    });

    test("other methods are refused with those that there are", async () => {
      for (const method of ["POST", "PUT", "DELETE"] as const) {
        const answer = await ask(shop, answered.readItem, { method });
        expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD, OPTIONS"]);
        expect(answer.json["status"]).toBe(405);
      }
      const read = await ask(shop, answered.resolveLines);
      expect([read.status, read.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
    });

    test("a page of another origin may read the answers, without credentials", async () => {
      const asked = await ask(shop, answered.resolveLines, { method: "OPTIONS" });
      expect(asked.status).toBe(204);
      expect(asked.headers["access-control-allow-methods"]).toBe("POST, OPTIONS");
      const { headers } = await get("readItem");
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    });

    test.each(operations.filter(({ isOpen, method }) => isOpen && method === "GET").map(nameOf))(
      "%s has a tag, and no content for a caller that has it",
      async (name) => {
        const { headers } = await get(name);
        const etag = String(headers["etag"]);
        expect(etag).toMatch(/^W\/"[\w-]{27}"$/u);
        expect(headers["cache-control"]).toBe("public, max-age=30");
        for (const known of [etag, `"other", ${etag}`, etag.slice("W/".length), "*"]) {
          const again = await get(name, { "if-none-match": known });
          expect([again.status, again.text, again.headers["etag"]]).toEqual([304, "", etag]);
        }
        expect((await get(name, { "if-none-match": '"other"' })).status).toBe(200);
        const head = await ask(shop, answered[name], { method: "HEAD" });
        expect([head.status, head.text, head.headers["etag"]]).toEqual([200, "", etag]);
      },
    );

    test.each([
      [undefined, "zh"],
      ["en", "en"],
      ["en-GB,en;q=0.9,zh;q=0.1", "en"],
      ["zh-CN,en;q=0.9", "zh"],
      ["de, en;q=0.2", "en"],
      ["en;q=x", "zh"],
      ["*", "zh"],
    ])("the header Accept-Language %s chooses %s", async (header, language) => {
      const answer = await ask(shop, "/v1/items/X000000", {
        headers: header === undefined ? {} : { "accept-language": header },
      });
      expect(answer.headers["content-language"]).toBe(language);
      expect(answer.json["title"]).toBe(problems.itemNotFound.title[language as "zh" | "en"]);
    });

    test("safety data have the words of their statements in the language of the caller", async () => {
      const words = async (language: string) =>
        (await get("readSafetyData", { "accept-language": language })).json["hazardStatements"];
      expect(await words("en")).toContainEqual({
        code: "H225",
        words: "Highly flammable liquid and vapour",
      });
      expect(await words("zh")).toContainEqual({ code: "H225", words: "高度易燃液体和蒸气" });
    });

    test("a list is resolved with none to 500 lines, and refused with more", async () => {
      expect((await resolveList(shop, linesToResolve(0))).json).toEqual({ lines: [], packs: [] });
      const most = await resolveList(shop, linesToResolve(500));
      expect([most.status, (most.json["lines"] as unknown[]).length]).toEqual([200, 500]);
      const more = await resolveList(shop, linesToResolve(501));
      expect(more.json).toMatchObject({ status: 400, field: "lines" });
    });

    test.each([
      ["without lines", {}, 400, "lines"],
      ["with lines that are no list", { lines: "64-17-5" }, 400, "lines"],
      ["with a line that is too long", { lines: ["a", "x".repeat(201)] }, 400, "lines.1"],
      ["with a line that is no text", { lines: [{}] }, 400, "lines.0"],
      ["with an unknown field", { lines: [], more: 1 }, 400, "more"],
      ["that is a list", [], 400, undefined],
    ])("a list %s is refused", async (_, body, status, field) => {
      const answer = await resolveList(shop, body);
      expect([answer.status, answer.json["field"]]).toEqual([status, field]);
    });

    test("a body that is no JSON, of another type or too large is refused by its status", async () => {
      const send = async (type: string, body: string) =>
        (
          await ask(shop, "/v1/resolve", {
            method: "POST",
            headers: { "content-type": type },
            body,
          })
        ).json;
      expect(await send("application/json", "{")).toMatchObject({ status: 400, code: 400 });
      expect(await send("text/xml", "<a/>")).toMatchObject({ status: 415 });
      const large = JSON.stringify({ lines: ["x".repeat(70_000)] });
      expect(await send("application/json", large)).toMatchObject({ status: 413, code: 413 });
    });
  });

  test("a network has a limit, which each answer states, and is told when it ends", async () => {
    const shop = await openShop(makePlace, { callsPerMinute: 2 });
    const limits = async () => {
      const { status, headers } = await ask(shop, "/v1/items/E100001");
      return [status, headers["ratelimit-policy"], headers["ratelimit"], headers["retry-after"]];
    };
    const policy = '"calls";q=2;w=60';
    expect(await limits()).toEqual([200, policy, '"calls";r=1;t=60', undefined]);
    expect(await limits()).toEqual([200, policy, '"calls";r=0;t=60', undefined]);
    expect(await limits()).toEqual([429, policy, '"calls";r=0;t=60', "60"]);
    const refused = await ask(shop, "/v1/items/E100001");
    expect(refused.json).toMatchObject({ status: 429, code: 429, type: "/v1#too-many-requests" });
    await shop.close();
  });

  test("a structure search that is not finished is to be sent again, not a page that lacks hits", async () => {
    const shop = await openShop(makePlace, { limits: { structures: { longestMs: -1 } } });
    await addStructures(shop.database, 100, ["CCO"]);
    await shop.structures.start();
    const { json, headers } = await ask(shop, "/v1/structures/search?code=CCO");
    expect(json).toMatchObject({ status: 503, detail: publicApiMessages.unfinished.zh });
    expect(headers["retry-after"]).toBe("2");
    await shop.close();
  });

  test("a shop without the public API has none of its addresses", async () => {
    const shop = await openShop(makePlace, { absentParts: ["public-api"] });
    for (const url of ["/v1", "/v1/openapi.json", "/v1/items/E100001"])
      expect([url, (await ask(shop, url)).status]).toEqual([url, 404]);
    await shop.close();
  });
});
