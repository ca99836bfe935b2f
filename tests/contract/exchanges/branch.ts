import { listBranches } from "@reagent/api/contract/branch";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { chinese } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("guest", listBranches, {}, ({ branches, mapStyle }) => {
    expect(mapStyle).toBe("");
    expect(branches.length).toBeGreaterThan(3);
    for (const { title, address, phone, email, longitude, latitude } of branches) {
      expect(title).toMatch(chinese);
      expect(address).toMatch(chinese);
      expect(phone).toMatch(/^0\d{2,3}-\d{4}-\d{4}$/u);
      expect(email).toMatch(/@/u);
      expect(longitude).toBeGreaterThan(73);
      expect(longitude).toBeLessThan(136);
      expect(latitude).toBeGreaterThan(3);
      expect(latitude).toBeLessThan(54);
    }
  }),
  answered(
    "customer",
    listBranches,
    {},
    ({ branches }) => {
      for (const { title, address } of branches) expect(`${title}${address}`).not.toMatch(chinese);
    },
    { language: "en" },
  ),
];
