import { listRegions } from "@reagent/api/contract/region";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { chinese } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  ...(["zh", "en"] as const).map((language) =>
    answered(
      "guest",
      listRegions,
      { parentId: "" },
      ({ regions }) => {
        expect(regions).toContainEqual({ id: "310000", name: "上海市", englishName: "Shanghai" });
        for (const { name } of regions) expect(name).toMatch(chinese);
      },
      { language, about: "by their local names" },
    ),
  ),
  answered(
    "guest",
    listRegions,
    { parentId: "310000" },
    ({ regions }) =>
      expect(regions).toEqual([{ id: "310100", name: "上海市", englishName: "Shanghai" }]),
    { about: "the city of a municipality" },
  ),
  answered(
    "guest",
    listRegions,
    { parentId: "310100" },
    ({ regions }) =>
      expect(regions).toContainEqual({ id: "310115", name: "浦东新区", englishName: "Pudong" }),
    { about: "districts" },
  ),
  answered(
    "guest",
    listRegions,
    { parentId: "310115" },
    ({ regions }) => expect(regions).toEqual([]),
    { about: "nothing below a district" },
  ),
];
