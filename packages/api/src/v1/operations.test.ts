import { describe, expect, test } from "vitest";
import { inputSchema } from "./inputs.ts";
import { openApi } from "./openapi.ts";
import { isPublicCall, namesInPath } from "./operation.ts";
import { operations } from "./operations.ts";
import { problemOf, problems } from "./problems.ts";

/** Names of fields that differ by viewer, or that only a customer has. */
const PERSONAL = ["salesPrice", "isFavourite", "isLoggedIn", "orderCode", "filings", "purchases"];

describe("the operations of the API for programs", () => {
  test.each(operations)("$name reads what a guest may, and says so in both languages", (each) => {
    expect(each.endpoint.auth).not.toBe("required");
    expect(each.endpoint.isRead).toBe(true);
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

  test("no answer has a field that differs by viewer", () => {
    const fields = JSON.stringify(openApi(operations, "en"));
    for (const name of PERSONAL) expect(fields).not.toContain(`"${name}"`);
  });

  test("every code that its endpoints answer with is a kind of problem", () => {
    for (const { endpoint } of operations)
      for (const code of endpoint.codes)
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
