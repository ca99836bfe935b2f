import type { Suggestion } from "@reagent/api/contract/search";
import { expect, it } from "vitest";
import { suggestionGroups } from "./suggestion-groups.ts";

const suggestion = (kind: Suggestion["kind"], casNumber: string): Suggestion => ({
  kind,
  itemCode: kind === "code" ? "E809056" : "",
  chineseName: "乙醇",
  englishName: "Ethanol",
  categoryId: kind === "category" ? "110" : "",
  casNumber,
  match: "",
});
const ethanol = [suggestion("substance", "64-17-5"), suggestion("code", "64-17-5")];
const kinds = (text: string, recent: readonly string[], suggestions: readonly Suggestion[]) =>
  suggestionGroups({ text, recent, suggestions }).map(({ kind, choices }) => [
    kind,
    choices.map((choice) => ("text" in choice ? choice.text : choice.of.itemCode)),
  ]);

it("offers all recent searches for an empty field", () => {
  expect(kinds("", ["乙醇", "64-17-5", "E809056"], [])).toEqual([
    ["recent", ["乙醇", "64-17-5", "E809056"]],
  ]);
});

it("offers with a text two recent searches that begin with it, and never the text itself", () => {
  const recent = ["ethanol", "Ethane", "ether", "ETHYL acetate", "methane"];
  expect(kinds("Eth", recent, ethanol)).toEqual([
    ["recent", ["ethanol", "Ethane"]],
    ["substances", ["64-17-5"]],
    ["items", ["E809056"]],
  ]);
  expect(kinds("ethanol", ["Ethanol"], [])).toEqual([]);
});

it("offers corrected numbers for a mistyped CAS number", () => {
  expect(kinds("64-17-6", [], ethanol.slice(0, 1))).toEqual([["meant", ["64-17-5"]]]);
  expect(kinds("64-17-5", [], ethanol.slice(0, 1))).toEqual([["substances", ["64-17-5"]]]);
});

it("offers a category", () => {
  const [group] = suggestionGroups({
    text: "溶剂",
    recent: [],
    suggestions: [suggestion("category", "")],
  });
  expect(group).toMatchObject({ kind: "categories", choices: [{ kind: "category" }] });
});

it("ignores unknown kinds of suggestions", () => {
  expect(kinds("乙", [], [suggestion("unknown", "")])).toEqual([]);
});
