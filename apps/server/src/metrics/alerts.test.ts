import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { logIn } from "@reagent/api/contract/account";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import type { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { measureCondition, measureMailsGivenUp } from "./condition.ts";
import { measureDatabase } from "./database.ts";
import { openRegistry } from "./open.ts";
import { measureProcesses } from "./processes.ts";
import { measureWaiting } from "./waiting.ts";

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const alerts = parse(read("deploy/alerts.yml")) as {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);

const dashboard = JSON.parse(read("deploy/dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

const METRIC = /\b(?:http|nodejs|process|shop)_[a-z0-9_]+/gu;
/** Names of metrics, without the endings of a histogram's series. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(METRIC)].map(([name]) => name.replace(/_(?:bucket|count)$/u, "")));

onDefaultDatabase((makePlace) => {
  describe("the rules for alerts", () => {
    let shop: TestShop;
    let registry: Registry;

    beforeAll(async () => {
      registry = openRegistry();
      shop = await openShop(makePlace, { registry });
      measureDatabase({ ...shop.database }, registry);
      measureWaiting(shop, registry);
      measureCondition({ ...shop, dataFolder: tmpdir() }, registry);
      measureMailsGivenUp(registry);
      measureProcesses(registry, { count: 1, replaced: 0 });
    });
    afterAll(() => shop.close());

    test("the rules for alerts have a name of their own, an expression and a summary", () => {
      expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
      for (const { expr, annotations } of rules) {
        expect(expr).not.toBe("");
        expect(annotations.summary).not.toBe("");
      }
    });

    test("the rules for alerts name only metrics that the server has, as the dashboard does", () => {
      const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
      const shown = dashboard.panels.flatMap(({ targets }) => targets);
      const named = [...namesIn([...rules, ...shown].map(({ expr }) => expr).join("\n"))];
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    });

    test("the rules for alerts are those of the guide", () => {
      const guide = read("docs/operations.md");
      const table = guide.slice(
        guide.indexOf("They alert on these:"),
        guide.indexOf("**Overload.**"),
      );
      const inRules = namesIn(rules.map(({ expr }) => expr).join("\n"));
      expect([...namesIn(table)].filter((name) => !inRules.has(name))).toEqual([]);
      expect([...inRules].filter((name) => !namesIn(table).has(name))).toEqual([]);
    });

    test("the rules for alerts name the routes and codes of sign-ins and orders", () => {
      const of = (name: string) => rules.find(({ alert }) => alert === name)?.expr;
      expect(of("ShopSignInsFail")).toContain(`route="${logIn.path}",code="${codes.loginRefused}"`);
      expect(of("ShopNoOrders")).toContain(`route="${createOrder.path}",code="${codes.success}"`);
    });
  });
});
