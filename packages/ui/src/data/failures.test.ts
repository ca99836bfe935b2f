import { endpoints } from "@reagent/api/contract/contract";
import { expect, it } from "vitest";
import { catalogue } from "./failures.ts";

it("names calls of the contract alone", () => {
  const names = new Set(endpoints.map(({ name }) => name));
  expect(Object.keys(catalogue).filter((name) => !names.has(name))).toEqual([]);
});
