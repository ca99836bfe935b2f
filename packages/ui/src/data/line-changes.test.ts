import { codes } from "@reagent/api/contract/envelope";
import { describe, expect, it } from "vitest";
import {
  changesMoney,
  isEditOf,
  type LineChange,
  linesAfter,
  mergedChange,
  unsavedPart,
} from "./line-changes.ts";

interface Ref {
  readonly kind: string;
  readonly code: string;
}
interface Fields {
  readonly quantity?: number;
  readonly note?: string;
}
type Change = LineChange<Ref, Fields>;

const ethanol = { kind: "reagent", code: "E809056-500mL" };
const stirrer = { kind: "instrument", code: "S1004" };
const lines = [
  { ...ethanol, quantity: 1, note: "", isSelected: true, total: 4200 },
  { ...stirrer, quantity: 2, note: "", isSelected: true, total: 9900 },
];
const edit = (line: Ref, to: Fields): Change => ({ kind: "edit", line, to });
const select = (line: Ref, isSelected: boolean): Change => ({
  kind: "select",
  line,
  to: { isSelected },
});
const after = (changes: readonly Change[]) => {
  let changed: readonly (typeof lines)[number][] = lines;
  for (const change of changes) changed = linesAfter(changed, change);
  return changed;
};

describe("lines with pending changes", () => {
  it("lines with pending changes have the fields that were set, and the others as they were answered", () => {
    expect(after([edit(ethanol, { note: "OC-1" }), edit(ethanol, { quantity: 12 })])).toEqual([
      { ...lines[0], quantity: 12, note: "OC-1" },
      lines[1],
    ]);
    expect(after([select(stirrer, false)])[1]).toEqual({ ...lines[1], isSelected: false });
  });

  it("distinguish lines of two kinds with the same code", () => {
    expect(after([{ kind: "remove", line: { ...ethanol, kind: "instrument" } }])).toEqual(lines);
  });

  it.each<[string, Change, number]>([
    ["lack a removed line", { kind: "remove", line: ethanol }, 1],
    ["are none when all are removed", { kind: "clear" }, 0],
    ["are as many when one is edited", edit(ethanol, { quantity: 3 }), 2],
  ])("%s, also when the change is applied twice", (_, change, left) => {
    expect(after([change])).toHaveLength(left);
    expect(after([change, change])).toEqual(after([change]));
  });
});

describe("two changes", () => {
  it("become one where the later replaces the earlier", () => {
    const later = edit(ethanol, { quantity: 3 });
    expect(mergedChange(edit(ethanol, { quantity: 2 }), later)).toEqual(later);
    expect(mergedChange(select(ethanol, true), select(ethanol, false))).toEqual(
      select(ethanol, false),
    );
  });

  it("become one with both fields where they set different fields of a line", () => {
    expect(mergedChange(edit(ethanol, { note: "OC-1" }), edit(ethanol, { quantity: 3 }))).toEqual(
      edit(ethanol, { note: "OC-1", quantity: 3 }),
    );
  });

  it.each<[string, Change, Change]>([
    ["of two lines", edit(ethanol, { quantity: 2 }), edit(stirrer, { quantity: 2 })],
    ["of two kinds", edit(ethanol, { quantity: 2 }), select(ethanol, true)],
    ["before a removal", edit(ethanol, { quantity: 2 }), { kind: "remove", line: ethanol }],
    ["before all are removed", edit(ethanol, { quantity: 2 }), { kind: "clear" }],
    ["that remove twice", { kind: "remove", line: ethanol }, { kind: "remove", line: ethanol }],
  ])("sends both of two changes: %s", (_, earlier, later) => {
    expect(mergedChange(earlier, later)).toBeUndefined();
  });
});

it("only the changes of quantity, choice and number of lines affect the sums", () => {
  const clear: Change = { kind: "clear" };
  const changes = [
    edit(ethanol, { note: "OC-1" }),
    edit(ethanol, { quantity: 2 }),
    select(ethanol, true),
    clear,
  ];
  expect(changes.map(changesMoney)).toEqual([false, true, true, true]);
});

it("an edit is that of its line and its field", () => {
  const change = edit(ethanol, { quantity: 2 });
  expect(isEditOf(change, lines[0] ?? ethanol, "quantity")).toBe(true);
  expect(isEditOf(change, stirrer, "quantity")).toBe(false);
  expect(isEditOf(change, ethanol, "note")).toBe(false);
  expect(isEditOf(select(ethanol, true), ethanol, "isSelected")).toBe(false);
});

describe("a change that was not saved", () => {
  const refused = { kind: "refused", code: codes.badRequest, message: "" } as const;
  const noSession = { kind: "refused", code: codes.notLoggedIn, message: "" } as const;
  const both = edit(ethanol, { quantity: 2, note: "OC-1" });

  it.each([
    ["without a connection", { kind: "offline" } as const],
    ["without a session", noSession],
  ])("a change that was not saved stays as typed %s", (_, failure) =>
    expect(unsavedPart(both, failure)).toEqual(both),
  );

  it("loses the quantity when the server refused it", () => {
    expect(unsavedPart(both, refused)).toEqual(edit(ethanol, { note: "OC-1" }));
    expect(unsavedPart(edit(ethanol, { quantity: 2 }), refused)).toBeUndefined();
  });

  it("a change that was not saved is reverted unless it was typed", () => {
    expect(unsavedPart(select(ethanol, true), { kind: "offline" })).toBeUndefined();
    expect(unsavedPart<Change>({ kind: "clear" }, { kind: "offline" })).toBeUndefined();
  });
});
