import { textProblems } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import {
  countStructureFacets,
  listSimilarStructures,
  lookUpStructures,
  readStructure,
  searchStructures,
} from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { LONGEST_STRUCTURE } from "@reagent/domain/structure-search";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";

const ethanol = { ...UNREFINED, code: "CCO", match: "exact", threshold: null } as const;
const benzaldehyde = { ...ethanol, code: "O=Cc1ccccc1" } as const;
const first = { page: 1, offset: 20 };
const tooLong = "C".repeat(LONGEST_STRUCTURE + 1);

const longerThanAllowed = (name: string) =>
  callMessages.unreadable(name, { message: textProblems.tooLong, requirement: LONGEST_STRUCTURE });

export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    searchStructures,
    { ...ethanol, ...first },
    ({ items, total, isMore, isCutShort, query }) => {
      expect(total).toBeGreaterThan(0);
      expect({ isMore, isCutShort }).toEqual({ isMore: false, isCutShort: false });
      expect(query).toMatchObject({ kind: "smiles", code: "CCO", smiles: "CCO", atoms: 3 });
      for (const row of items) {
        expect(row).toMatchObject({ casNumber: "64-17-5", similarity: null, isFavourite: false });
        expect(new Set(row.matchedAtoms)).toEqual(new Set([0, 1, 2]));
      }
    },
    { about: "a SMILES finds the same structure" },
  ),
  ...["64-17-5", "乙醇", "ethanol", "LFQSCWFLJHTTHZ-UHFFFAOYSA-N"].map((code) =>
    answered(
      "customer",
      searchStructures,
      { ...ethanol, code, ...first },
      ({ items, query }) => {
        expect(items[0]).toMatchObject({ casNumber: "64-17-5" });
        expect(query.smiles).toBe("CCO");
      },
      { about: `the structure of ${code}`, language: "en" },
    ),
  ),
  answered(
    "guest",
    searchStructures,
    { ...benzaldehyde, match: "substructure", ...first },
    ({ items }) => {
      const numbers = items.map(({ casNumber }) => casNumber);
      expect(numbers).toEqual(expect.arrayContaining(["100-52-7", "90-02-8"]));
      for (const { matchedAtoms } of items) expect(matchedAtoms).toHaveLength(8);
    },
    { about: "what contains benzaldehyde" },
  ),
  answered(
    "guest",
    searchStructures,
    { ...benzaldehyde, match: "similarity", threshold: 100, ...first },
    ({ items }) => {
      expect(items.length).toBeGreaterThan(0);
      for (const { similarity } of items) expect(similarity).toBe(1);
    },
    { about: "what is like benzaldehyde" },
  ),
  answered(
    "guest",
    searchStructures,
    { ...ethanol, code: "[13CH3][18OH]", ...first },
    ({ items, total }) => expect({ items, total }).toEqual({ items: [], total: 0 }),
    { about: "nothing for a structure that is not sold" },
  ),
  answered("guest", countStructureFacets, ethanol, ({ facets, total, isMore, isCutShort }) => {
    expect(total).toBeGreaterThan(0);
    expect({ isMore, isCutShort }).toEqual({ isMore: false, isCutShort: false });
    expect(facets.stock[0]?.value).toBe("in-stock");
  }),
  answered("guest", readStructure, { code: "64-17-5", match: "exact" }, (query) => {
    expect(query).toMatchObject({ kind: "cas", code: "CCO" });
    expect(query.drawing).toMatch(/^<svg/);
  }),
  answered(
    "guest",
    listSimilarStructures,
    ({ itemCode }) => ({ itemCode, limit: 6 }),
    ({ items }) => expect(items.length).toBeLessThanOrEqual(6),
  ),
  answered(
    "guest",
    lookUpStructures,
    { entries: ["CCO", "64-17-5", "[13CH3][18OH]", "", "没有这个名称"] },
    ({ verdicts }) => {
      expect(verdicts.map(({ verdict }) => verdict)).toEqual([
        "found",
        "found",
        "missing",
        "unreadable",
        "unreadable",
      ]);
      expect(verdicts[0]?.items[0]).toMatchObject({ casNumber: "64-17-5" });
      expect(verdicts[3]?.reason).not.toBe("");
    },
  ),
  ...(
    [
      ["", "empty"],
      [" ", "empty"],
      ["没有这个名称", "unreadable"],
      ["CCO>>CC=O", "reaction"],
    ] as const
  ).flatMap(([code, problem]) => [
    refused(
      "guest",
      searchStructures,
      { ...ethanol, code, ...first },
      codes.structureUnreadable,
      structureMessages[problem],
      `no structure: "${code}"`,
    ),
    refused(
      "guest",
      readStructure,
      { code, match: "exact" },
      codes.structureUnreadable,
      structureMessages[problem],
      `no structure: "${code}"`,
    ),
  ]),
  refused(
    "guest",
    searchStructures,
    { ...ethanol, code: tooLong, ...first },
    codes.badRequest,
    longerThanAllowed("code"),
    "20,001 characters",
  ),
  refused(
    "guest",
    readStructure,
    { code: tooLong, match: "exact" },
    codes.badRequest,
    longerThanAllowed("code"),
    "20,001 characters",
  ),
  refused(
    "guest",
    lookUpStructures,
    { entries: [tooLong] },
    codes.badRequest,
    longerThanAllowed("code.0"),
    "20,001 characters",
  ),
  refused(
    "guest",
    lookUpStructures,
    { entries: Array.from({ length: 501 }, () => "C") },
    codes.badRequest,
    callMessages.unreadable("code"),
    "501 entries",
  ),
];
