import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { describe, expect, it } from "vitest";
import { isBlank } from "../parts/sheet-draft.ts";
import { changeSheet, openSheet, type SheetAction, type SheetState } from "./order-sheet-state.ts";

const sheet = (...texts: string[]) => openSheet(texts.map((text) => ({ text })));
const after = (state: SheetState, ...actions: SheetAction[]) => actions.reduce(changeSheet, state);
const texts = (state: SheetState) =>
  state.rows.filter((row) => !isBlank(row)).map((row) => row.text);
const quantities = (state: SheetState) =>
  state.rows.filter((row) => !isBlank(row)).map(({ read }) => read);
const of = (quantity: number) => ({ kind: "quantity", quantity });
const type = (id: number, value: string, field: "text" | "quantity" = "text"): SheetAction => ({
  kind: "type",
  id,
  field,
  value,
});
const paste = (id: number, lines: string[]): SheetAction => ({
  kind: "paste",
  id,
  rows: lines.map((text) => ({ text })),
});
const pasteQuantities = (id: number, ...cells: string[]): SheetAction => ({
  kind: "paste-quantities",
  id,
  quantities: cells,
});

describe("an order sheet", () => {
  it("opens with three blank rows, and has a blank row at its end", () => {
    expect(sheet().rows).toHaveLength(3);
    const full = after(sheet(), type(0, "a"), type(1, "b"), type(2, "c"));
    expect(full.rows).toHaveLength(4);
    expect(sheet("a", "b", "c").rows.at(-1)).toMatchObject({ text: "" });
  });

  it("keeps what is typed, and reads the quantity in it until one is typed", () => {
    const state = after(sheet(), type(0, " 乙醇 64-17-5 x３ "));
    expect(state.rows[0]).toMatchObject({ text: " 乙醇 64-17-5 x３ ", read: of(3) });
    expect(after(state, type(0, "2瓶", "quantity")).rows[0]?.read).toEqual(of(2));
    expect(after(state, type(0, "若干", "quantity")).rows[0]?.read.kind).toBe("problem");
  });

  it("puts rows in the place of one, and puts that one back in the place of them", () => {
    const before = sheet("a", "b", "c");
    const exchanged = after(before, {
      kind: "replace",
      ids: new Set([1]),
      rows: [
        { text: "b1", quantity: "2" },
        { text: "b2", quantity: "3" },
      ],
    });
    expect(texts(exchanged)).toEqual(["a", "b1", "b2", "c"]);
    expect(quantities(exchanged).slice(1, 3)).toEqual([of(2), of(3)]);
    const ids = new Set([before.nextId, before.nextId + 1]);
    expect(exchanged.rows.filter(({ id }) => ids.has(id))).toHaveLength(2);
    const back = { kind: "replace", ids, rows: [{ text: "b", productId: "7" }] } as const;
    expect(texts(after(exchanged, back))).toEqual(["a", "b", "c"]);
    expect(after(exchanged, back).rows[1]?.productId).toBe("7");
    expect(texts(after(exchanged, { kind: "undo" }))).toEqual(["a", "b", "c"]);
  });

  it("puts rows behind what is typed where those in whose place they come are gone", () => {
    const state = after(sheet("a", "b"), {
      kind: "replace",
      ids: new Set([9]),
      rows: [{ text: "c" }],
    });
    expect(texts(state)).toEqual(["a", "b", "c"]);
  });

  it("shows the rows that find no place in a full sheet, and keeps what is typed", () => {
    const full = sheet(...Array.from({ length: MOST_SHEET_LINES }, (_, at) => `row ${at}`));
    const state = after(full, {
      kind: "replace",
      ids: new Set([0]),
      rows: [{ text: "x" }, { text: "y", quantity: "2" }],
    });
    expect(texts(state)).toHaveLength(MOST_SHEET_LINES);
    expect(texts(state).slice(0, 2)).toEqual(["x", "row 1"]);
    expect(state.unplaced).toEqual(["y\t2"]);
  });

  it("ends the choice of a pack when another text is typed, not another quantity", () => {
    const chosen = after(sheet("乙醇"), { kind: "choose", id: 0, productId: "12" });
    expect(after(chosen, type(0, "2", "quantity")).rows[0]?.productId).toBe("12");
    expect(after(chosen, type(0, "甲醇")).rows[0]?.productId).toBeUndefined();
  });

  it("changes only the row of the sheet that is typed into", () => {
    const before = sheet("a", "b", "c");
    const { rows } = after(before, type(1, "B"));
    expect(rows.map((row, at) => row === before.rows[at])).toEqual([true, false, true, true]);
  });

  it("puts appended lines behind what is typed, in one step, and names those without a place", () => {
    const append = (...lines: string[]): SheetAction => ({
      kind: "append",
      rows: lines.map((text) => ({ text })),
    });
    const state = after(sheet("a", "", "b", ""), append("x", "y"));
    expect(state.rows.map(({ text }) => text)).toEqual(["a", "", "b", "x", "y", ""]);
    expect(texts(after(state, { kind: "undo" }))).toEqual(["a", "b"]);
    expect(texts(after(sheet(), append("x")))).toEqual(["x"]);
    const most = Array.from({ length: MOST_SHEET_LINES }, () => "x");
    expect(after(sheet("a"), append(...most, "y")).unplaced).toEqual(["x", "y"]);
  });

  it("puts pasted lines into blank rows and overwrites none", () => {
    const state = after(sheet("a", "", "b"), paste(1, ["x", "y"]));
    expect(texts(state)).toEqual(["a", "x", "y", "b"]);
    expect(texts(after(state, paste(0, ["z"])))).toEqual(["a", "z", "x", "y", "b"]);
    expect(new Set(state.rows.map(({ id }) => id)).size).toBe(state.rows.length);
  });

  it("names the pasted lines beyond 500", () => {
    const lines = Array.from({ length: MOST_SHEET_LINES + 2 }, (_, at) => `line ${at}`);
    const state = after(sheet(), paste(0, lines));
    expect(state.rows).toHaveLength(MOST_SHEET_LINES);
    expect(state.unplaced).toEqual(["line 500", "line 501"]);
    expect(after(state, type(state.rows[0]?.id ?? -1, "a")).unplaced).toEqual([]);
  });

  it("pastes a column of quantities into the sheet", () => {
    const state = after(sheet("a", "b x2", "c"), pasteQuantities(0, "5", "6"));
    expect(quantities(state)).toEqual([of(5), of(6), of(1)]);
  });

  it("leaves a quantity where the pasted cell is blank", () => {
    const state = after(sheet("a", "b x2", "c"), pasteQuantities(0, "5", "", "7"));
    expect(quantities(state)).toEqual([of(5), of(2), of(7)]);
  });

  it("keeps the quantities of a pasted list, also of its rows beyond 500", () => {
    const rows = Array.from({ length: MOST_SHEET_LINES + 1 }, (_, at) => ({
      text: `line ${at}`,
      quantity: "3",
    }));
    const state = after(sheet(), { kind: "paste", id: 0, rows });
    expect(state.rows[0]).toMatchObject({ text: "line 0", quantity: "3", read: of(3) });
    expect(state.unplaced).toEqual(["line 500\t3"]);
  });

  it.each([
    ["down", 0, 2, [3, 3, 3]],
    ["up", 2, 1, [3, 7, 7]],
  ])("fills a quantity %s", (_, id, to, expected) => {
    const state = after(sheet("a x3", "b", "c x7"), { kind: "fill", id, to, field: "quantity" });
    expect(quantities(state)).toEqual(expected.map(of));
  });

  it("fills a text with its chosen pack", () => {
    const state = after(
      sheet("乙醇"),
      { kind: "choose", id: 0, productId: "12" },
      { kind: "fill", id: 0, to: 1, field: "text" },
    );
    expect(state.rows[1]).toMatchObject({ text: "乙醇", productId: "12" });
  });

  it("undoes typing in one field as one step, and does it again", () => {
    const state = after(sheet(), type(0, "a"), type(0, "ab"), type(1, "c"));
    const undone = after(state, { kind: "undo" });
    expect(texts(undone)).toEqual(["ab"]);
    expect(texts(after(undone, { kind: "undo" }))).toEqual([]);
    expect(texts(after(undone, { kind: "redo" }))).toEqual(["ab", "c"]);
    expect(after(undone, type(0, "x"), { kind: "redo" }).rows[0]?.text).toBe("x");
  });

  it("undoes removal, clearing and pasting", () => {
    const state = sheet("a", "b");
    for (const action of [
      { kind: "remove", id: 0 },
      { kind: "clear" },
      paste(1, ["x", "y"]),
    ] as const)
      expect(texts(after(state, action, { kind: "undo" }))).toEqual(["a", "b"]);
  });

  it("does not bring back added rows", () => {
    const state = after(
      sheet("a", "b"),
      type(1, "B"),
      { kind: "added", ids: new Set([0]) },
      { kind: "undo" },
    );
    expect(texts(state)).toEqual(["b"]);
  });
});
