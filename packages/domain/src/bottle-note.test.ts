import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { BottleNoteForm, LONGEST_BOTTLE_NOTE } from "./bottle-note.ts";

const problemsOf = (text: string) =>
  v.safeParse(BottleNoteForm, { text }).issues?.map(({ message }) => message) ?? [];

describe("a note on a bottle (rules, notes on bottles)", () => {
  it("a note has lines, and no space around them", () => {
    expect(v.parse(BottleNoteForm, { text: " 开封\n柜 A3 \n" })).toEqual({ text: "开封\n柜 A3" });
  });

  it("a note has a text of at most 500 characters", () => {
    expect(problemsOf(" \n ")).toEqual(["note-required"]);
    expect(problemsOf("架".repeat(LONGEST_BOTTLE_NOTE))).toEqual([]);
    expect(problemsOf("架".repeat(LONGEST_BOTTLE_NOTE + 1))).toEqual(["text-too-long"]);
  });
});
