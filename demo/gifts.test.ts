import { readdirSync } from "node:fs";
import type { Database } from "@reagent/server/database/database";
import { writeFact } from "@reagent/server/database/facts";
import { onDefaultDatabase, openFresh } from "@reagent/server/testing/databases";
import { describe, expect, test } from "vitest";
import { demoGifts, prepareDemoGifts } from "./gifts.ts";

const gifts = await demoGifts();
const drawings = gifts.flatMap((gift) => gift.drawings);

describe("the demo's gifts", () => {
  test("the demo's gifts are of six types, at prices from 20 to 20,000 grains", () => {
    expect(gifts).toHaveLength(42);
    expect(new Set(gifts.map(({ type }) => `${type.zh} ${type.en}`)).size).toBe(6);
    const prices = gifts.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([20, 20_000]);
  });

  test("the demo's gifts have names, specifications and notes in both languages", () => {
    for (const { code, name, specification, note } of gifts) {
      expect(name.zh, code).toMatch(/\p{Script=Han}/u);
      for (const { zh, en } of [name, specification, note]) {
        expect(zh, code).not.toBe("");
        expect(en, code).not.toMatch(/\p{Script=Han}|^$/u);
      }
    }
  });

  test("show every state: taken off the shelves, the last one, exchanged, at a lower price", () => {
    const listed = gifts.filter(({ isListed }) => isListed);
    expect(gifts.length - listed.length).toBe(2);
    expect(listed.filter(({ stock }) => stock === 1)).toHaveLength(1);
    expect(listed.filter(({ stock }) => stock === 0)).toHaveLength(1);
    expect(gifts.some(({ preferentialPrice }) => preferentialPrice !== null)).toBe(true);
  });

  test("the demo's gifts have a small drawing each, some have two, and no file is left over", () => {
    expect(gifts.every((gift) => gift.drawings.length > 0)).toBe(true);
    expect(gifts.filter((gift) => gift.drawings.length === 2)).toHaveLength(10);
    const files = readdirSync(new URL("gifts/", import.meta.url)).filter((file) =>
      file.endsWith(".svg"),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(files).toHaveLength(drawings.length);
    for (const drawing of drawings) {
      expect(drawing.length).toBeLessThan(3000);
      expect(drawing).not.toContain("<text");
      expect(drawing).toContain('stroke="var(--points-mark, #b5801a)"');
    }
  });
});

onDefaultDatabase((makePlace) => {
  const opened = async (kind: "demo" | "own" | undefined, run: (database: Database) => unknown) => {
    const { database, remove } = await openFresh(makePlace);
    try {
      if (kind) await database.transact((tx) => writeFact(tx, "catalogue_kind", kind));
      await run(database);
    } finally {
      await remove();
    }
  };
  const countOf = async ({ read }: Database) => {
    const rows = await read.selectFrom("gifts").select("id").execute();
    return rows.length;
  };

  test("the demo's gifts are loaded once, also into a demo from before there were gifts", async () => {
    await opened("demo", async (database) => {
      await prepareDemoGifts(database);
      expect(await countOf(database)).toBe(42);
      await database.transact((tx) => tx.deleteFrom("gifts").execute());
      await prepareDemoGifts(database);
      expect(await countOf(database)).toBe(0);
    });
  });

  test.each(["own", undefined] as const)(
    "the demo's gifts are not loaded where the goods are %s",
    async (kind) => {
      await opened(kind, async (database) => {
        await prepareDemoGifts(database);
        expect(await countOf(database)).toBe(0);
      });
    },
  );
});
