import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_SHOP } from "@reagent/api/contract/shop";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeOwnShop } from "../testing/own-shop.ts";
import { readSettings } from "./settings.ts";
import { readShopFolder } from "./shop-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-own-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the folder of an owner", () => {
  test("gives the shop its data and pictures, of which nothing is the demo's", () => {
    writeOwnShop(folder);
    const { shop, shopFiles, mail, chatUrl } = readSettings({ SHOP_DIR: folder });
    expect(shop).toMatchObject({
      name: { zh: "松江试剂", en: "Songjiang Reagents" },
      hotlines: ["021-5550-0177"],
      complaintsLine: "021-5550-0177",
      salesEmail: "help@songjiang.example",
      serviceHours: { zh: "工作日 9:00–17:00", en: "工作日 9:00–17:00" },
      bank: { holder: { zh: "松江试剂有限公司", en: "Songjiang Reagents Ltd." } },
      wechat: { account: "", url: "" },
    });
    expect(shopFiles.map(({ path, file }) => `${path} ${file.slice(folder.length)}`)).toEqual([
      "/logo.svg /logo.svg",
      "/favicon.svg /logo.svg",
      "/share.png /share.png",
    ]);
    expect(mail.from).toBe("Songjiang Reagents <help@songjiang.example>");
    expect(chatUrl).toBe("");
    const ofDemo = textsIn(DEMO_SHOP).filter((text) => text !== "" && !text.startsWith("/"));
    expect(textsIn(shop).filter((text) => ofDemo.includes(text))).toEqual([]);
  });

  test("can have an icon of its own, and a second line", () => {
    writeOwnShop(folder, { second_hotline: "400-555-0177", chat_url: "https://chat.example/x" });
    writeFileSync(join(folder, "favicon.svg"), "<svg/>");
    const { shop, shopFiles, chatUrl } = readSettings({ SHOP_DIR: folder });
    expect([shop.hotlines.length, chatUrl]).toEqual([2, "https://chat.example/x"]);
    expect(shopFiles.map(({ file }) => file)).toContain(join(folder, "favicon.svg"));
    expect(readSettings({ SHOP_DIR: folder, CHAT_URL: "" }).chatUrl).toBe("");
  });

  test.each([
    ["name_zh", undefined, "shop.yaml: name_zh is missing"],
    ["name_zh", '""', "shop.yaml: name_zh is empty"],
    ["hotlines", "021", "shop.yaml: hotlines is not a key of this file"],
    ["hotline", "call us", "shop.yaml: hotline must be a telephone number"],
    ["service_email", "help", "shop.yaml: service_email must be an e-mail address"],
    ["wechat_url", "http://x.example", "shop.yaml: wechat_url must begin with https://"],
    ["bank_account", "[1, 2]", "shop.yaml: bank_account must be text"],
    ["name_en", "x: y: z", "shop.yaml is not YAML: "],
    ["vat_percent", "13%", "shop.yaml: vat_percent must be a rate in percent, 0 to 30"],
    ["vat_percent", "30.1", "shop.yaml: vat_percent must be a rate in percent, 0 to 30"],
    ["vat_percent", "-1", "shop.yaml: vat_percent must be a rate in percent, 0 to 30"],
    ["points_per_yuan", "0", "shop.yaml: points_per_yuan must be points, 0.01 to 100"],
    ["points_per_yuan", "0.001", "shop.yaml: points_per_yuan must be points, 0.01 to 100"],
    ["points_per_grain", "0.5", "shop.yaml: points_per_grain must be a whole number, 1 to"],
    ["grains_expire", "never", "shop.yaml: grains_expire must be true or false"],
    ["vat_percent", "13.25", "shop.yaml: vat_percent must be a rate in percent, 0 to 30"],
  ])("is refused with a message about %s: %s", (key, value, message) => {
    writeOwnShop(folder, { [key]: value });
    expect(() => readSettings({ SHOP_DIR: folder })).toThrow(`SHOP_DIR: ${message}`);
  });

  test.each([
    [undefined, 13],
    ["0", 0],
    ["3", 3],
    ["8.1", 8.1],
  ])("can have a rate of VAT of its own: %s is %d %", (written, vatPercent) => {
    writeOwnShop(folder, { vat_percent: written });
    expect(readSettings({ SHOP_DIR: folder }).shop.vatPercent).toBe(vatPercent);
  });

  test("can have rules of points of its own; those that it does not have are the usual ones", () => {
    writeOwnShop(folder);
    expect(readSettings({ SHOP_DIR: folder }).shop.points).toEqual({
      perYuan: 1,
      perGrain: 100,
      grainsExpire: true,
    });
    writeOwnShop(folder, {
      points_per_yuan: "0.29",
      points_per_grain: "20",
      grains_expire: "false",
    });
    expect(readSettings({ SHOP_DIR: folder }).shop.points).toEqual({
      perYuan: 0.29,
      perGrain: 20,
      grainsExpire: false,
    });
  });

  const LINKS = "\n  header:\n    - { zh: 新闻, en: News, to: /news }\n";
  const FOOTER =
    "  footer:\n    - { zh: 帮助, en: Help, links: [{ zh: 付款, en: Pay, to: /html/pay }] }";

  test("can have menus of its own; those that it does not have are the usual ones", () => {
    writeOwnShop(folder, { menus: LINKS });
    const link = { zh: "新闻", en: "News", to: "/news" };
    expect(readSettings({ SHOP_DIR: folder }).shop.menus).toEqual({ header: [link], footer: null });
    writeOwnShop(folder, { menus: LINKS + FOOTER });
    expect(readSettings({ SHOP_DIR: folder }).shop.menus.footer).toEqual([
      { zh: "帮助", en: "Help", links: [{ zh: "付款", en: "Pay", to: "/html/pay" }] },
    ]);
  });

  test("can have the menus of the guide", () => {
    const guide = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
    writeOwnShop(folder, { menus: /```yaml\nmenus:(.*?)```/su.exec(guide)?.[1] });
    const { header, footer } = readSettings({ SHOP_DIR: folder }).shop.menus;
    expect([header?.length, footer?.length]).toEqual([2, 1]);
  });

  test.each([
    [LINKS.replace("/news", "/blog"), "menus.header.0.to leads to no page of the shop: /blog"],
    [LINKS.replace("/news", "/en/news"), "menus.header.0.to must be a path of the shop"],
    [LINKS.replace("/news", "javascript:1"), "menus.header.0.to must be a path of the shop"],
    [LINKS.replace("en: News, ", ""), "menus.header.0.en is missing"],
    [LINKS.replace("en: News", "en: ''"), "menus.header.0.en is empty"],
    [LINKS.replace("to:", "link:"), "menus.header.0.to is missing"],
    [
      LINKS.replace("/news", "/job"),
      "menus.header.0.to leads to a part that the shop does without",
    ],
  ])("is refused with the line of a wrong link of a menu: %s", (menus, message) => {
    writeOwnShop(folder, { menus });
    const line = readFileSync(join(folder, "shop.yaml"), "utf8")
      .split("\n")
      .findIndex((each) => each.includes("zh: 新闻"));
    expect(() => readSettings({ SHOP_DIR: folder, JOBS: "0" })).toThrow(
      `SHOP_DIR: shop.yaml, line ${line + 1}: ${message}`,
    );
  });

  test("is refused where a file is missing or is no picture", () => {
    expect(readShopFolder(folder)).toEqual({
      problems: [`${join(folder, "shop.yaml")} is not there`],
    });
    writeOwnShop(folder);
    writeFileSync(join(folder, "shop.yaml"), "just text");
    expect(() => readSettings({ SHOP_DIR: folder })).toThrow("shop.yaml has no keys");
    writeOwnShop(folder);
    rmSync(join(folder, "logo.svg"));
    writeFileSync(join(folder, "share.png"), "GIF89a");
    expect(readShopFolder(folder)).toEqual({
      problems: ["logo.svg is not in the folder", "share.png must be a PNG picture of 1200 × 630"],
    });
  });
});

/** All texts of some data. */
const textsIn = (data: unknown): string[] =>
  typeof data === "string" ? [data] : Object.values(data ?? {}).flatMap(textsIn);
