import { describe, expect, test } from "vitest";
import { memoryStore } from "../../state/stores.ts";
import { draftOf, dropAllDrafts, dropDraft, fittingDraft, keepDraft, readDraft } from "./drafts.ts";

describe("drafts in a store", () => {
  test("keep forms apart under one key", () => {
    const store = memoryStore();
    keepDraft(store, "advice", { content: "建议" });
    keepDraft(store, "bulk", { number: 3 });
    expect(readDraft(store, "advice")).toEqual({ content: "建议" });
    dropDraft(store, "advice");
    expect(readDraft(store, "advice")).toBeNull();
    expect(readDraft(store, "bulk")).toEqual({ number: 3 });
    dropAllDrafts(store);
    expect(readDraft(store, "bulk")).toBeNull();
  });

  test("leave no key behind when the last one is dropped", () => {
    const store = memoryStore();
    keepDraft(store, "advice", { content: "建议" });
    dropDraft(store, "advice");
    expect(store.get("drafts")).toBeNull();
  });

  test.each(["{", "[]", "null", '{"advice":7}'])("are nothing when the store holds %s", (text) => {
    expect(readDraft(memoryStore({ drafts: text }), "advice")).toBeNull();
  });
});

describe("draftOf", () => {
  test("keeps no password and nothing secret", () => {
    const values = {
      email: "li@example.com",
      password: "one",
      passwordConfirmation: "one",
      old_password: "two",
      idNumber: "110101",
    };
    expect(draftOf(values, ["idNumber"])).toEqual({ email: "li@example.com" });
  });

  test("keeps nothing that JSON cannot hold", () => {
    expect(draftOf({ when: new Date(0), act: () => {}, note: "备注" }, [])).toEqual({
      note: "备注",
    });
  });
});

describe("fittingDraft", () => {
  const defaults = {
    email: "",
    number: null as number | null,
    isAgreed: false,
    cas: [] as string[],
  };

  test("takes what fits the form", () => {
    const draft = { email: "li@example.com", number: 4, isAgreed: true, cas: ["64-17-5"] };
    expect(fittingDraft(draft, defaults)).toEqual(draft);
  });

  test("drops fields that the form does not have and values of another kind", () => {
    const draft = { email: 7, number: "4", fax: "021", cas: "64-17-5", toString: "x" };
    expect(fittingDraft(draft, defaults)).toEqual({});
  });
});
