import { codes } from "@reagent/api/contract/envelope";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { LONGEST_SHEET_LINE, MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { readPastedOrder } from "@reagent/domain/order-sheet-table";
import { needsFiling } from "@reagent/domain/restriction";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Services } from "../../calls/call.ts";
import {
  MOST_CORRECTED_CODES,
  MOST_CORRECTED_TEXTS,
  MOST_SHEET_WORK,
} from "../../listing/find-lines.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { resolveLines } from "./resolve.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());

  const resolve = (...lines: string[]) => shop.call(resolveOrderSheet, { lines });
  /** The product codes of the pack that a line means, or of those to choose from. */
  const codesFor = async (line: string) => {
    const { data } = await resolve(line);
    const codeOf = (id: string) =>
      data.packs.find(({ pack }) => pack.productId === id)?.pack.productCode;
    const [{ productId, suggestions } = { productId: "", suggestions: [] }] = data.lines;
    return { certain: codeOf(productId), suggested: suggestions.map(codeOf) };
  };

  describe("the resolution of an order sheet", () => {
    it.each([
      ["E100001-2.5L x2", "E100001-2.5L"],
      ["E100001-2.5L\t2", "E100001-2.5L"],
      ["ｅ１００００１－２．５ｌ　3瓶", "E100001-2.5L"],
      ["E100001 2.5 L", "E100001-2.5L"],
      ["E100001 2500毫升", "E100001-2.5L"],
      ["E100001-7L", undefined],
      ["E100001", undefined],
      ["64-17-5", undefined],
      ["CAS登录号：000064-17-5 2.5L", "E100001-2.5L"],
      ["64-17-6 2.5L", undefined],
      ["ethnaol 2.5L", undefined],
      ["乙", undefined],
    ])(
      "the resolution of %j in an order sheet is certain of %j and suggests packs",
      async (line, expected) => {
        const { certain, suggested } = await codesFor(line);
        expect(certain).toBe(expected);
        expect(suggested.length).toBeGreaterThan(0);
        expect(suggested.every((code) => code?.startsWith("E1") === true)).toBe(true);
      },
    );

    it.each([
      ["prices before quantities", "序号\t货号\t规格\t单价\t数量\n1\tE100001\t2.5L\t53\t2"],
      ["numbers and names", "No.\tCAS No.\tProduct\tItem code\tPack\n1\t\tEthanol\tE100001\t2.5 L"],
      ["no head", "1\tE100001\t2.5L\t53.00\t2\t106.00\n2\tE100002\t500mL\t48.50\t1\t48.50"],
    ])("the resolution of a row of a pasted table with %s is certain", async (_what, table) => {
      const [row] = readPastedOrder(table);
      expect((await codesFor(row?.text ?? "")).certain).toBe("E100001-2.5L");
    });

    it.each(["", "   ", "没有的东西", "x3", "500mL", "Z999999-1g", "%_' or 1=1 --"])(
      "the resolution of an order sheet of %j finds nothing",
      async (line) => {
        const { data } = await resolve(line);
        expect(data).toEqual({
          lines: [{ productId: "", suggestions: [], isExact: false, isNearCode: false }],
          packs: [],
          isLoggedIn: false,
          filings: [],
        });
      },
    );

    it.each([
      ["E100001", true],
      ["64-17-5", true],
      ["乙醇 2.5L", true],
      ["醇 2.5L", false],
      ["ethnaol 2.5L", false],
    ])(
      "the resolution of %j in an order sheet says whether it is exact: %j",
      async (line, isExact) => {
        const [resolved] = (await resolve(line)).data.lines;
        expect(resolved?.suggestions).not.toEqual([]);
        expect(resolved?.isExact).toBe(isExact);
      },
    );

    it("the resolution of an order sheet answers in the order of the lines, with each pack once", async () => {
      const { data } = await resolve("没有的东西", "E100001-2.5L", "E100001-2.5L x2", "E100002");
      expect(data.lines.map(({ productId }) => productId)).toEqual(["", "12", "12", "21"]);
      const ids = data.packs.map(({ pack }) => pack.productId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it("the resolution of an order sheet corrects slips in the first texts that find nothing, and in no more", async () => {
      const unknown = Array.from({ length: MOST_CORRECTED_TEXTS }, (_, at) => `没有的东西${at}`);
      const slip = "ethnaol 2.5L";
      const [early] = (await resolve(slip, ...unknown)).data.lines;
      expect(early?.suggestions.length).toBeGreaterThan(0);
      const late = (await resolve(...unknown, slip)).data.lines.at(-1);
      expect(late).toMatchObject({ productId: "", suggestions: [] });
    });

    it.each([
      ["El00O01-2.5L x2", ["E100001-2.5L"]],
      ["E10001-2.5L", ["E100001-2.5L"]],
      ["E100091-2.5L", ["E100001-2.5L"]],
      ["F100001 2.5L", ["E100001-2.5L"]],
      ["乙醇 E1O0001 2.5L", ["E100001-2.5L"]],
    ])(
      "the resolution of %j in an order sheet suggests %j, whose code is near, and is certain of nothing",
      async (line, nearest) => {
        const { certain, suggested } = await codesFor(line);
        expect(certain).toBeUndefined();
        expect(suggested.slice(0, nearest.length)).toEqual(nearest);
        const [resolved] = (await resolve(line)).data.lines;
        expect(resolved?.isNearCode).toBe(true);
      },
    );

    it("the resolution of an order sheet tells customers, and not guests, the filings that its packs require", async () => {
      const lines = ["E100001-2.5L"];
      const token = await shop.logIn(customers.lin);
      const list = (hazardous_number: string | null) =>
        shop.database.transact((tx) =>
          tx.updateTable("items").set({ hazardous_number }).where("code", "=", "E100001").execute(),
        );
      await list("2568");
      const { data } = await shop.call(resolveOrderSheet, { lines }, { token });
      const goods = data.packs.map((each) => ({
        ...each,
        specification: each.pack.specification,
      }));
      expect(goods.map(needsFiling)).toContain(true);
      expect(data.filings).toMatchObject([{ kind: "explosive", state: "none" }]);
      expect((await resolve(...lines)).data.filings).toEqual([]);
      await list(null);
      const unlisted = await shop.call(resolveOrderSheet, { lines }, { token });
      expect(unlisted.data.filings).toEqual([]);
    });

    it("the resolution of an order sheet corrects any slip in the first codes, and the likeliest in all", async () => {
      const slips = Array.from(
        { length: MOST_CORRECTED_CODES },
        (_, at) => `Z9000${String(at).padStart(2, "0")}`,
      );
      const { lines } = (await resolve(...slips, "E100091-2.5L", "El00001-2.5L")).data;
      expect(lines.map(({ isNearCode }) => isNearCode).slice(-2)).toEqual([false, true]);
      expect((await resolve("E100091-2.5L")).data.lines[0]?.isNearCode).toBe(true);
    });

    const words = Array.from(
      { length: MOST_SHEET_LINES },
      (_, at) => `wrod${at.toString(36)} unknwon${at * 7}`,
    );

    /** Answers of a thread, and the requests that it received. */
    const thread = (work: number) => {
      const asked: { text: string; as: string; size: number }[] = [];
      const ask = async (
        _name: string,
        text: string,
        as: string,
        { size, left }: { size: number; left: number },
      ) => {
        if (work > left) return { ids: undefined, work: 0 };
        asked.push({ text, as, size });
        return { ids: [], work };
      };
      const askOften = (_asker: unknown, run: (each: typeof ask) => Promise<unknown>) => run(ask);
      return { asked, listings: { askOften } as unknown as Services["listings"] };
    };
    const resolveWith = (listings: Services["listings"], lines: readonly string[] = words) =>
      resolveLines({ params: { lines }, language: "zh" } as never, {
        database: shop.database,
        listings,
        isPoisonLicenceRequired: false,
      });

    it("the resolution of an order sheet searches once for each of 500 unknown words, and corrects slips in ten", async () => {
      const { asked, listings } = thread(1);
      expect((await resolveWith(listings)).lines).toHaveLength(MOST_SHEET_LINES);
      expect(asked.filter(({ as }) => as === "typed")).toHaveLength(MOST_SHEET_LINES);
      expect(asked.filter(({ as }) => as === "corrected")).toHaveLength(MOST_CORRECTED_TEXTS);
    });

    it("the resolution of an order sheet searches no more than the work of a sheet allows", async () => {
      const { asked, listings } = thread(MOST_SHEET_WORK / 5);
      expect((await resolveWith(listings)).lines).toHaveLength(MOST_SHEET_LINES);
      expect(asked).toHaveLength(5);
    });

    it("the resolution of an order sheet asks for eight items of each of a few lines, and for a thousand of all of many", async () => {
      const sizesFor = async (lines: readonly string[]) => {
        const { asked, listings } = thread(1);
        await resolveWith(listings, lines);
        return [...new Set(asked.map(({ size }) => size))];
      };
      expect(await sizesFor(words.slice(0, 100))).toEqual([8]);
      expect(await sizesFor(words.slice(0, 250))).toEqual([4]);
      expect(await sizesFor(words)).toEqual([2]);
    });

    it("the resolution of an order sheet finds a short line after long ones that are too much work", async () => {
      const long = Array.from({ length: 20 }, (_, at) => `${at} ${"a b c d ".repeat(24)}`);
      const { data } = await resolve(...long, "ethanol 2.5L");
      expect(data.lines.at(-1)?.suggestions.length).toBeGreaterThan(0);
    });

    it("the resolution of an order sheet is refused where a network asks for more than four at the same time", async () => {
      const address = "203.0.113.7";
      const calls = Array.from({ length: 12 }, () =>
        shop.call(resolveOrderSheet, { lines: words }, { address }),
      );
      const other = shop.call(
        resolveOrderSheet,
        { lines: ["ethanol"] },
        { address: "203.0.114.8" },
      );
      const answers = await Promise.all(calls);
      expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(4);
      expect(answers.filter(({ code }) => code === codes.tooMany)).toHaveLength(8);
      expect((await other).code).toBe(codes.success);
    });

    it("the resolution of an order sheet suggests the packs of the substance that a misspelled name means, and chooses none", async () => {
      const { lines } = (await resolve("乙醉 500mL", "yichun 500mL")).data;
      for (const line of lines) {
        expect(line).toMatchObject({ productId: "", suggestions: ["11", "21"] });
      }
    });

    it("the resolution of an order sheet refuses more lines than 500 and lines that are too long", async () => {
      const most = Array.from({ length: MOST_SHEET_LINES }, () => "E100001");
      expect((await resolve(...most)).data.lines).toHaveLength(MOST_SHEET_LINES);
      expect((await resolve(...most, "E100001")).code).toBe(codes.badRequest);
      expect((await resolve("a".repeat(LONGEST_SHEET_LINE + 1))).code).toBe(codes.badRequest);
      expect((await resolve()).data.lines).toEqual([]);
    });
  });
});
