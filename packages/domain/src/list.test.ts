import fc from "fast-check";
import { expect, it } from "vitest";
import { findLastIndex, groupBy } from "./list.ts";

const texts = fc.array(fc.string({ maxLength: 3 }));

it("groups members by a key as Map.groupBy of newer browsers does", () => {
  fc.assert(
    fc.property(texts, (all) => {
      const lengthOf = (text: string) => text.length;
      const groups = groupBy(all, lengthOf);
      expect([...groups.values()].flat()).toHaveLength(all.length);
      for (const [length, group] of groups)
        expect(group).toEqual(all.filter((text) => text.length === length));
      expect([...groups.keys()]).toEqual([...new Set(all.map(lengthOf))]);
    }),
  );
});

it("finds the last member for which a condition holds", () => {
  fc.assert(
    fc.property(texts, fc.nat(3), (all, length) => {
      const at = findLastIndex(all, (text) => text.length === length);
      const after = all.slice(at + 1);
      expect(after.every((text) => text.length !== length)).toBe(true);
      expect(at === -1 || all[at]?.length === length).toBe(true);
    }),
  );
});
