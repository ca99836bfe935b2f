import { describe, expect, test } from "vitest";
import { storageKeys } from "../../state/storage-keys.ts";
import { memoryStore } from "../../state/stores.ts";
import {
  draftOf,
  dropAllDrafts,
  dropDraft,
  fittingDraft,
  readDraft,
  storeDraft,
  typedPart,
} from "./drafts.ts";

const storesOf = (session: Readonly<Record<string, string>> = {}) => ({
  local: memoryStore(),
  session: memoryStore(session),
});

describe("drafts in a store", () => {
  test("keeps forms apart under one key", () => {
    const stores = storesOf();
    storeDraft(stores, "advice", { content: "建议" });
    storeDraft(stores, "bulk", { number: 3 });
    expect(readDraft(stores, "advice")).toEqual({ content: "建议" });
    dropDraft(stores, "advice");
    expect(readDraft(stores, "advice")).toBeNull();
    expect(readDraft(stores, "bulk")).toEqual({ number: 3 });
    dropAllDrafts(stores);
    expect(readDraft(stores, "bulk")).toBeNull();
  });

  test("removes the key with the last draft", () => {
    const stores = storesOf();
    storeDraft(stores, "advice", { content: "建议" });
    dropDraft(stores, "advice");
    expect(stores.session.get("drafts")).toBeNull();
  });

  test("shows drafts only to the customer who typed them, also after the session has ended", () => {
    const stores = storesOf();
    stores.local.set(storageKeys.customerMark, "lin");
    storeDraft(stores, "address", { street: "示例路 120 号" });
    stores.local.set(storageKeys.customerMark, "lin");
    expect(readDraft(stores, "address")).toEqual({ street: "示例路 120 号" });
    stores.local.set(storageKeys.customerMark, "wang");
    expect(readDraft(stores, "address")).toBeNull();
    expect(stores.session.get("drafts")).toBeNull();
    storeDraft(stores, "note", { text: "备注" });
    expect(readDraft(stores, "address")).toBeNull();
  });

  test("keeps the application for the paper award when the tab is closed, until a logout", () => {
    const { local, session } = storesOf();
    const stores = { local, session };
    storeDraft(stores, "thesisForm", { title: "Solvent drying" });
    storeDraft(stores, "advice", { content: "建议" });
    const inAnotherTab = { local, session: memoryStore() };
    expect(readDraft(inAnotherTab, "thesisForm")).toEqual({ title: "Solvent drying" });
    expect(readDraft(inAnotherTab, "advice")).toBeNull();
    dropAllDrafts(inAnotherTab);
    expect(readDraft(stores, "thesisForm")).toBeNull();
    expect(local.get("thesisForm")).toBeNull();
  });

  test("keeps a guest's drafts after log-in", () => {
    const stores = storesOf();
    storeDraft(stores, "advice", { content: "建议" });
    stores.local.set(storageKeys.customerMark, "lin");
    expect(readDraft(stores, "advice")).toEqual({ content: "建议" });
  });

  test.each(["{", "[]", "null", '{"advice":7}', '{"by":"","forms":{"advice":7}}'])(
    "reads no drafts from a store that holds %s",
    (text) => {
      expect(readDraft(storesOf({ drafts: text }), "advice")).toBeNull();
    },
  );
});

describe("draftOf", () => {
  test("leaves out passwords, ID numbers and secret fields", () => {
    const values = {
      email: "li@example.com",
      password: "one",
      passwordConfirmation: "one",
      old_password: "two",
      handlerIdNumber: "110101",
      remark: "three",
    };
    expect(draftOf(values, ["remark"])).toEqual({ email: "li@example.com" });
  });

  test("leaves out values that JSON cannot hold", () => {
    expect(draftOf({ when: new Date(0), act: () => {}, note: "备注" }, [])).toEqual({
      note: "备注",
    });
  });
});

describe("typedPart", () => {
  test("leaves out what the defaults say", () => {
    const defaults = { email: "lin@lab.example", pack: "200L", note: "", cas: [""] };
    const values = { email: "", pack: "200L", note: "尽快", cas: [""] };
    expect(typedPart(values, defaults)).toEqual({ email: "", note: "尽快" });
  });
});

describe("fittingDraft", () => {
  const defaults = {
    email: "",
    number: null as number | null,
    isAgreed: false,
    cas: [] as string[],
  };

  test("restores only the values that fit the form", () => {
    const draft = { email: "li@example.com", number: 4, isAgreed: true, cas: ["64-17-5"] };
    expect(fittingDraft(draft, defaults)).toEqual(draft);
  });

  test("drops fields that the form does not have and values of another type", () => {
    const draft = { email: 7, number: "4", fax: "021", cas: "64-17-5", toString: "x" };
    expect(fittingDraft(draft, defaults)).toEqual({});
  });
});
