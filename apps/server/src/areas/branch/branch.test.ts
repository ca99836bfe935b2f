import { listBranches } from "@reagent/api/contract/branch";
import { afterEach, describe, expect, test } from "vitest";
import { readBranches } from "../../import/content/read-branches.ts";
import { TEMPLATE } from "../../import/content/template.ts";
import { loadBranches } from "../../import/load/load-branches.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";

const demoBranches = async () => (await readBranches(TEMPLATE)).rows ?? [];

const MAP_STYLE = "https://maps.shop.example/styles/light.json";

onDefaultDatabase((makePlace) => {
  describe("branches (storefront §2, branch page)", () => {
    let shop: TestShop;
    afterEach(() => shop.close());

    test("branches are none in a shop without any", async () => {
      shop = await openShop(makePlace);
      expect((await shop.call(listBranches, {})).data).toEqual({ branches: [], mapStyle: "" });
    });

    test("branches of the demo are 22, in both languages, in the order of their file", async () => {
      shop = await openShop(makePlace);
      const demo = await demoBranches();
      await shop.database.transact((tx) => loadBranches(tx, demo, { isDemo: true }));
      const { branches } = (await shop.call(listBranches, {})).data;
      expect(branches).toHaveLength(22);
      expect(branches[0]).toEqual({
        id: "1",
        title: "上海总部",
        address: "上海市浦东新区示例路 120 号",
        phone: "021-0000-0120",
        email: "shanghai@kedu.example",
        longitude: 121.5447,
        latitude: 31.2215,
      });
      const english = (await shop.call(listBranches, {}, { language: "en" })).data.branches;
      expect(english[0]?.title).toBe("Shanghai headquarters");
      for (const { title, address } of english)
        expect(`${title}${address}`).not.toMatch(/\p{Script=Han}/u);
      expect(new Set(branches.map(({ phone }) => phone)).size).toBe(22);
      expect(new Set(branches.map(({ email }) => email)).size).toBe(22);
    });

    test("branches are replaced by those that are loaded later", async () => {
      shop = await openShop(makePlace);
      const branches = await demoBranches();
      await shop.database.transact((tx) => loadBranches(tx, branches, { isDemo: true }));
      await shop.database.transact((tx) =>
        loadBranches(tx, branches.slice(0, 1), { isDemo: true }),
      );
      expect((await shop.call(listBranches, {})).data.branches).toHaveLength(1);
    });

    test("branches come with the style of the map, whose host the page may then call", async () => {
      shop = await openShop(makePlace, { mapStyle: MAP_STYLE });
      expect((await shop.call(listBranches, {})).data.mapStyle).toBe(MAP_STYLE);
      const { headers } = await shop.server.inject("/healthz");
      const policy = String(headers["content-security-policy"]);
      expect(/connect-src [^;]+/u.exec(policy)?.[0]).toBe(
        "connect-src 'self' https://maps.shop.example",
      );
      expect(/script-src [^;]+/u.exec(policy)?.[0]).not.toContain("maps.shop.example");
    });

    test("branches leave other hosts out of the policy without a style", async () => {
      shop = await openShop(makePlace);
      const { headers } = await shop.server.inject("/healthz");
      expect(String(headers["content-security-policy"])).toContain("connect-src 'self';");
    });
  });
});
