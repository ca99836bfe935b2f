import { describe, expect, test } from "vitest";
import { inputSchema } from "./inputs.ts";
import { openApi } from "./openapi.ts";
import { isPublicCall, namesInPath } from "./operation.ts";
import { operations } from "./operations.ts";
import { problemOf, problems } from "./problems.ts";

const open = operations.filter(({ isOpen }) => isOpen);

/** Names of fields that only a customer has; the own price is null for guests. */
const PERSONAL = ["isFavourite", "isLoggedIn", "orderCode", "filings", "purchases"];

/** Names of fields that say who a person is or where they live. */
const OF_PEOPLE = ["receiver", "mobile", "phone", "street", "handlerIdNumber", "email"];

describe("the operations of the API for programs", () => {
  test.each(operations)("$name has its scope, and says what it does in both languages", (each) => {
    const { auth, isRead } = each.endpoint;
    expect(each.isOpen).toBe(auth !== "required");
    expect(each.scope === "read").toBe(isRead);
    expect(each.path).toMatch(/^\/v1\/[a-z\-/{}.A-Z]+$/u);
    expect(each.summary.zh).not.toBe("");
    expect(each.summary.en).not.toBe("");
    for (const name of namesInPath(each.path))
      expect(Object.keys(each.params.table)).toContain(name);
  });

  test.each(operations)("$name describes each of its parameters", ({ params }) => {
    for (const [name, [, codec]] of Object.entries(params.table)) {
      expect(name).toMatch(/^[a-z][A-Za-z]*$/u);
      expect(inputSchema(codec)).toHaveProperty("type");
    }
  });

  test("no answer to guests has a field of customers, and no answer at all names people", () => {
    const fieldsOf = (some: typeof operations) => JSON.stringify(openApi(some, "en"));
    for (const name of PERSONAL) expect(fieldsOf(open)).not.toContain(`"${name}"`);
    for (const name of OF_PEOPLE) expect(fieldsOf(operations)).not.toContain(`"${name}"`);
  });

  test("the description has the scope of each operation, and which need no token", () => {
    const { paths } = openApi(operations, "en") as {
      readonly paths: Record<string, Record<string, { readonly security: unknown }>>;
    };
    for (const { path, method, isOpen, scope } of operations)
      expect(paths[path]?.[method.toLowerCase()]?.security).toEqual([
        ...(isOpen ? [{}] : []),
        { token: [scope] },
      ]);
  });

  test("every code that its endpoints answer with is a kind of problem", () => {
    for (const { endpoint, answersTo } of operations)
      for (const code of endpoint.codes.filter((each) => !(each in answersTo)))
        expect([endpoint.name, code, problemOf(code)]).not.toContain(problems.failed);
  });

  test("names of operations and schemas are the same in both languages", () => {
    const namesOf = (language: "zh" | "en") =>
      Object.keys((openApi(operations, language)["components"] as { schemas: object }).schemas);
    expect(namesOf("en")).toEqual(namesOf("zh"));
  });
});

test("addresses of the API for programs are told from those of pages and signed calls", () => {
  for (const address of ["/v1", "/v1?a=b", "/v1/items/E1"])
    expect(isPublicCall(address)).toBe(true);
  for (const address of ["/", "/v1x", "/en/v1", "/api/v1"])
    expect(isPublicCall(address)).toBe(false);
});
