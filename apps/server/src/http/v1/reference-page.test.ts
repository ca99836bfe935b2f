import { examples, TOKEN_PLACE } from "@reagent/api/v1/examples";
import { operations } from "@reagent/api/v1/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { escapeHtml } from "../../basics/escape-html.ts";
import { onSqlite } from "../../testing/databases.ts";
import { apiTokenOf, ask } from "../../testing/public-api.ts";
import { giveRecords } from "../../testing/public-operations.ts";
import { openShop, PUBLIC_URL, type TestShop } from "../../testing/shop.ts";

/** Sends what a command line of curl would send: its addresses, headers and data. */
function sendAs(command: string): Promise<Response> {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/gu)].map(
    ([, quoted, bare]) => quoted ?? bare,
  );
  const [curl, ...rest] = words;
  expect(curl).toBe("curl");
  const headers = new Headers();
  const data: string[] = [];
  let [address, isGet] = ["", false];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const value = () => rest.shift() ?? "";
    if (word === "-G") isGet = true;
    else if (word === "-H") headers.append(...(value().split(": ") as [string, string]));
    else if (word === "-d") data.push(value());
    else if (word === "--data-urlencode")
      data.push(value().replace(/=.*/u, (text) => `=${encodeURIComponent(text.slice(1))}`));
    else address = word;
  }
  if (isGet) return fetch(`${address}?${data.join("&")}`, { headers });
  return fetch(
    address,
    data.length === 0 ? { headers } : { method: "POST", headers, body: data.join("&") },
  );
}

onSqlite((makePlace) => {
  let shop: TestShop;
  let origin = "";
  beforeAll(async () => {
    shop = await openShop(makePlace);
    await giveRecords(shop);
    origin = await shop.server.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => shop.close());

  test.each(examples)(
    "the example “$title.en” of the reference page works",
    async ({ command }) => {
      const answer = await sendAs(command(origin, await apiTokenOf(shop, "lin")));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        "application/json; charset=utf-8",
      ]);
      expect(await answer.text()).toContain("E100001");
    },
  );

  test("the reference page has each operation and the examples, loads nothing, and runs nothing", async () => {
    for (const [language, lang] of [
      ["zh", "zh-CN"],
      ["en", "en"],
    ] as const) {
      const page = await ask(shop, "/v1", { headers: { "accept-language": language } });
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.text).toContain(`<html lang="${lang}">`);
      for (const { path, summary } of operations) {
        expect(page.text).toContain(path);
        expect(page.text).toContain(escapeHtml(summary[language]));
      }
      for (const { command } of examples)
        expect(page.text).toContain(escapeHtml(command(PUBLIC_URL, TOKEN_PLACE)));
      expect(page.text).not.toMatch(/<script|<link|<img|src=|@import/u);
      expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
      expect(page.headers["set-cookie"]).toBeUndefined();
    }
  });
});
