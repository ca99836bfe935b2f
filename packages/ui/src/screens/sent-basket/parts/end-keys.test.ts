import { describe, expect, it, test } from "vitest";
import { storageKeys } from "../../../state/storage-keys.ts";
import { memoryStore } from "../../../state/stores.ts";
import { endKeyOf, forgetEndKey, keepEndKey } from "./end-keys.ts";

const storesWith = (stored?: string) => ({
  local: memoryStore(stored === undefined ? {} : { [storageKeys.sentBaskets]: stored }),
  session: memoryStore(),
});
const keyIn = (stores: ReturnType<typeof storesWith>, token: string) =>
  endKeyOf(stores.local.get(storageKeys.sentBaskets), token);

describe("the keys of sent baskets on the device", () => {
  it("are found by the token of their link until they are forgotten", () => {
    const stores = storesWith();
    keepEndKey(stores, "one", "first");
    keepEndKey(stores, "two", "second");
    expect([keyIn(stores, "one"), keyIn(stores, "two"), keyIn(stores, "three")]).toEqual([
      "first",
      "second",
      "",
    ]);
    forgetEndKey(stores, "one");
    expect([keyIn(stores, "one"), keyIn(stores, "two")]).toEqual(["", "second"]);
    forgetEndKey(stores, "two");
    expect(stores.local.get(storageKeys.sentBaskets)).toBeNull();
  });

  it("are at most fifty, the newest", () => {
    const stores = storesWith();
    for (let at = 0; at <= 50; at += 1) keepEndKey(stores, `token ${at}`, `key ${at}`);
    expect(keyIn(stores, "token 0")).toBe("");
    expect(keyIn(stores, "token 1")).toBe("key 1");
    expect(keyIn(stores, "token 50")).toBe("key 50");
  });

  test.each(["", "{", "null", "7", "{}", '["one","first"]', '[["one",7]]', '[["one",""]]'])(
    "are none where %j is stored",
    (stored) => {
      const stores = storesWith(stored);
      expect(keyIn(stores, "one")).toBe("");
      keepEndKey(stores, "one", "first");
      expect(keyIn(stores, "one")).toBe("first");
    },
  );
});
