import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { patterns } from "@reagent/api/pages/paths";
import { COMPANY_PAGES, HELP_PAGES, TERMS_PAGE } from "@reagent/domain/content-page";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

/** Of the others only the owner can say something; the shop always has terms of use. */
const withDefault = [...COMPANY_PAGES, ...HELP_PAGES].filter(
  (code) => code !== "core" && code !== "culture" && code !== TERMS_PAGE,
);
const addresses: ReadonlySet<string> = new Set(
  Object.values(patterns).map((pattern) => pattern.replaceAll(/\/:\w+\?/gu, "")),
);

onDefaultDatabase((makePlace) => {
  describe("a shop without pages of text", () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openShop(makePlace);
    });
    afterAll(() => shop.close());

    test.each(withDefault)(
      "a shop without pages of text shows a short page %s in both languages",
      async (code) => {
        for (const language of ["cn", "en"] as const) {
          const { data } = await shop.call(readPage, { code, version: "" }, { language });
          expect(data).toMatchObject({ code, changedOn: "", versions: [] });
          for (const text of [data.title, data.summary, data.content])
            expect(/\p{Script=Han}/u.test(text), text).toBe(language === "cn");
          const links = [...data.content.matchAll(/href="(\/[^"]*)"/gu)].map(([, path]) => path);
          expect(links.filter((path = "") => !addresses.has(path))).toEqual([]);
        }
      },
    );

    test("a shop without pages of text has no page of which only the owner can say something", async () => {
      for (const code of ["core", "culture"] as const)
        expect((await shop.call(readPage, { code, version: "" })).code).toBe(codes.notFound);
    });

    test("a shop without pages of text shows its own page once it has one", async () => {
      const both = (name: string) => ({ [`${name}_zh`]: "自己", [`${name}_en`]: "Own" });
      const own = { ...both("subject"), ...both("summary"), ...both("content") };
      await shop.database.transact((tx) =>
        tx
          .insertInto("pages")
          .values({ code: "pay", is_demo: 0, created_at: 1, ...own } as never)
          .execute(),
      );
      const { data } = await shop.call(readPage, { code: "pay" as const, version: "" });
      expect(data).toMatchObject({ title: "自己", changedOn: "1970-01-01" });
    });
  });
});
