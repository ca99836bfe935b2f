import { join } from "node:path";
import { developmentSalts } from "@reagent/api/contract/signature";
import { USUAL_FREIGHT } from "@reagent/domain/freight";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import { describe, expect, test } from "vitest";
import { machine, readSettings, usualWorkers } from "./settings.ts";

const HOUR_MS = 60 * 60 * 1000;
const DATABASE_URL = "postgres://db.example/shop";

const deployed = {
  PUBLIC_URL: "https://shop.example",
  API_HEADER_SALT: "a-salt-of-a-deployment",
  API_PARAMETER_SALT: "another-salt-of-a-deployment",
  PERSONAL_DATA_KEY: "a-key-of-personal-data-of-a-deployment",
};

describe("settings", () => {
  test("settings have defaults for development", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: "var",
      database: { kind: "sqlite", folder: "var" },
      hasDemo: true,
      isProduction: false,
      publicUrl: "",
      mail: { kind: "folder", folder: join("var", "outbox") },
    });
  });

  test("settings name every variable that is wrong", () => {
    const wrong = {
      PORT: "eighty",
      DATABASE_URL: "mysql://x",
      DEMO: "yes",
      RATE_LIMIT: "-1",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "shop.example",
      SMTP_URL: "https://smtp.example",
      MAIL_FROM: "Shop <nobody>",
    };
    const readWrong = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) {
      expect(readWrong).toThrow(name);
    }
  });

  test.each(["0", "65535"])("settings accept the port %s", (port) => {
    expect(readSettings({ PORT: port }).port).toBe(Number(port));
  });

  test.each([
    ["1", 1],
    ["2", 2],
    ["64", 64],
  ])("settings read %s processes", (WORKERS, workers) => {
    expect(readSettings({ WORKERS, DATABASE_URL }).workers).toBe(workers);
  });

  test("settings use one process on the embedded database, and as many as the machine has room for on PostgreSQL", () => {
    expect(readSettings({}).workers).toBe(1);
    expect(readSettings({ WORKERS: "1" }).workers).toBe(1);
    expect(readSettings({ DATABASE_URL }).workers).toBe(usualWorkers(machine()));
  });

  test.each(["2", "3", "64"])(
    "settings refuse %s processes on the embedded database",
    (WORKERS) => {
      const message =
        "WORKERS must be 1 without DATABASE_URL: the embedded database serves one process. Remove WORKERS, or set DATABASE_URL";
      expect(() => readSettings({ WORKERS })).toThrow(message);
      const production = { NODE_ENV: "production", ...deployed, WORKERS };
      expect(() => readSettings(production)).toThrow(message);
      expect(readSettings({ ...production, DATABASE_URL }).workers).toBe(Number(WORKERS));
    },
  );

  test.each([
    [1, 2_000_000_000, 1],
    [2, 2_000_000_000, 2],
    [4, 2_000_000_000, 4],
    [16, 64_000_000_000, 4],
    [2, 1_000_000_000, 2],
    [2, 999_000_000, 1],
  ])(
    "settings use, on %i processors with %i bytes of memory, %i processes",
    (processors, memory, workers) => {
      expect(usualWorkers({ processors, memory })).toBe(workers);
    },
  );

  test.each(["0", "65", "1.5", "-1", "", "auto"])("settings refuse %j processes", (WORKERS) => {
    expect(() => readSettings({ WORKERS })).toThrow("WORKERS must be");
  });

  test.each(["65536", "1.5", "-1", ""])("settings refuse the port %j", (port) => {
    expect(() => readSettings({ PORT: port })).toThrow("PORT must be");
  });

  test.each(["API_HEADER_SALT", "API_PARAMETER_SALT", "PERSONAL_DATA_KEY"])(
    "settings refuse the development value of %s in production",
    (name) => {
      const others = { NODE_ENV: "production", ...deployed, [name]: undefined };
      expect(() => readSettings(others)).toThrow(`${name} must be set in production`);
      expect(() => readSettings({ ...others, [name]: "short" })).toThrow(
        `${name} must have at least`,
      );
    },
  );

  test.each([
    ["API_HEADER_SALT", developmentSalts.headers, {}],
    ["API_PARAMETER_SALT", developmentSalts.params, {}],
    ["PERSONAL_DATA_KEY", "development-key-of-personal-data", {}],
    ["PAYMENT_KEY", "development-key-of-payment-notices", { PAYMENT_SIMULATOR: "1" }],
  ])(
    "settings refuse the development value of %s in production also when it is set explicitly",
    (name, value, others) => {
      const production = { NODE_ENV: "production", ...deployed, ...others, [name]: value };
      expect(() => readSettings(production)).toThrow(`${name} must be set in production`);
      expect(() => readSettings({ ...others, [name]: value })).not.toThrow();
    },
  );

  test("settings have no demo in production, and refuse one there", () => {
    const production = { NODE_ENV: "production", ...deployed };
    expect(readSettings(production).hasDemo).toBe(false);
    expect(readSettings({ ...production, DEMO: "0" }).hasDemo).toBe(false);
    expect(() => readSettings({ ...production, DEMO: "1" })).toThrow("DEMO must be 0");
  });

  test.each(["prod", "Production", "production ", "staging", ""])(
    "settings refuse the unknown NODE_ENV %j instead of starting a development server",
    (value) => {
      const start = () => readSettings({ NODE_ENV: value, ...deployed });
      expect(start).toThrow("NODE_ENV must be one of development, test, production");
    },
  );

  test.each([undefined, "development", "test"])(
    "settings refuse to listen on a network with NODE_ENV %s",
    (NODE_ENV) => {
      for (const HOST of ["0.0.0.0", "::", "10.0.0.5", "shop.example", "127.0.0.1.shop.example"])
        expect(() => readSettings({ NODE_ENV, HOST }), HOST).toThrow("HOST must be 127.0.0.1");
      for (const HOST of ["127.0.0.1", "127.8.0.1", "::1", "localhost"])
        expect(readSettings({ NODE_ENV, HOST }).host).toBe(HOST);
      const PUBLIC_URL = "https://shop.example";
      expect(() => readSettings({ NODE_ENV, PUBLIC_URL })).toThrow("PUBLIC_URL must lead to");
      const local = "http://127.0.0.1:3000";
      expect(readSettings({ NODE_ENV, PUBLIC_URL: local }).publicUrl).toBe(local);
    },
  );

  test("settings listen on a network in production", () => {
    const production = { NODE_ENV: "production", ...deployed, HOST: "0.0.0.0" };
    expect(readSettings(production).host).toBe("0.0.0.0");
  });

  test("settings simulate payments in development, and in production only with PAYMENT_SIMULATOR and a key", () => {
    const key = "a-key-of-payment-notices-of-a-deployment";
    expect(readSettings({}).payment).toBeDefined();
    expect(readSettings({ PAYMENT_SIMULATOR: "0" }).payment).toBeUndefined();
    const production = { NODE_ENV: "production", ...deployed };
    expect(readSettings(production).payment).toBeUndefined();
    const asked = { ...production, PAYMENT_SIMULATOR: "1" };
    expect(() => readSettings(asked)).toThrow("PAYMENT_KEY must be set in production");
    expect(() => readSettings({ ...asked, PAYMENT_KEY: "short" })).toThrow("PAYMENT_KEY must have");
    expect(readSettings({ ...asked, PAYMENT_KEY: key }).payment).toEqual({ key });
  });

  test("settings require PUBLIC_URL in production, an origin without a path", () => {
    const { PUBLIC_URL: _address, ...rest } = { NODE_ENV: "production", ...deployed };
    expect(() => readSettings(rest)).toThrow("PUBLIC_URL must be set in production");
    expect(readSettings({ ...rest, PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe(
      "https://shop.example",
    );
    for (const wrong of ["https://shop.example/en", "https://a@shop.example", "ftp://a", ""]) {
      expect(() => readSettings({ ...rest, PUBLIC_URL: wrong }), wrong).toThrow("PUBLIC_URL must");
    }
  });

  test("settings have the outline as the map, or the style at an address", () => {
    expect(readSettings({}).mapStyle).toBe("");
    const style = "https://maps.shop.example/styles/light.json";
    expect(readSettings({ MAP_STYLE: style }).mapStyle).toBe(style);
    for (const wrong of ["maps.shop.example", "javascript:alert(1)", "https://", "/style.json"])
      expect(() => readSettings({ MAP_STYLE: wrong }), wrong).toThrow("MAP_STYLE must be");
  });

  test("settings have every part of the shop, but those that are set to 0", () => {
    expect(readSettings({}).absentParts).toEqual([]);
    expect(readSettings({ ORCHARD: "1", JOBS: "0", PAPER_AWARD: "0" }).absentParts).toEqual([
      "paper-award",
      "jobs",
    ]);
    expect(readSettings({ DEMO: "0" }).absentParts).toEqual(["paper-award"]);
    expect(readSettings({ DEMO: "0", PAPER_AWARD: "1" }).absentParts).toEqual([]);
    const all = ["ORCHARD", "PAPER_AWARD", "SAMPLE_CENTRE", "SYNTHESIS", "BUILDING_BLOCKS"];
    const none = Object.fromEntries(
      [...all, "PARTY", "JOBS", "PUBLIC_API"].map((name) => [name, "0"]),
    );
    expect(readSettings(none).absentParts).toEqual(SHOP_PARTS);
    expect(() => readSettings({ PARTY: "no" })).toThrow("PARTY must be 0 or 1");
  });

  test("settings have the usual freight, or fees with the amounts from which there is none", () => {
    expect(readSettings({}).freight).toEqual(USUAL_FREIGHT);
    const own = { FREIGHT_REAGENTS: "8.50", FREIGHT_INSTRUMENTS: "0,99.90" };
    expect(readSettings(own).freight).toEqual({
      reagent: { fee: 850, freeFrom: null },
      instrument: { fee: 0, freeFrom: 9990 },
    });
    for (const wrong of ["", "free", "-1", "15,", "15,500,1", "1.234", "15;500"])
      expect(() => readSettings({ FREIGHT_REAGENTS: wrong }), wrong).toThrow(
        "FREIGHT_REAGENTS must be a fee in yuan",
      );
  });

  test("settings have no chat, or the one at an address", () => {
    expect(readSettings({}).chatUrl).toBe("");
    const chat = "https://chat.shop.example/?shop=1";
    expect(readSettings({ CHAT_URL: chat }).chatUrl).toBe(chat);
    for (const wrong of ["chat.shop.example", "javascript:alert(1)", "https://"])
      expect(() => readSettings({ CHAT_URL: wrong }), wrong).toThrow("CHAT_URL must be");
  });

  test("settings send mail by SMTP when SMTP_URL is set, which requires MAIL_FROM", () => {
    const url = "smtps://shop:secret@smtp.example:465";
    expect(() => readSettings({ SMTP_URL: url })).toThrow("MAIL_FROM must be set");
    const from = "Shop <mail@shop.example>";
    expect(readSettings({ SMTP_URL: url, MAIL_FROM: from }).mail).toEqual({
      kind: "smtp",
      url,
      from,
    });
    for (const wrong of ["Shop <a@b>\r\nBcc: c@d", "nobody", "<a@b", ""]) {
      expect(() => readSettings({ MAIL_FROM: wrong }), wrong).toThrow("MAIL_FROM must be");
    }
  });

  test("settings limit unpaid orders, where 0 means no limit", () => {
    expect(readSettings({}).unpaidOrders).toEqual({
      terms: { usualMs: 72 * HOUR_MS, transferMs: 14 * 24 * HOUR_MS },
      limit: { orders: 20, lines: 200, amount: 20_000_000 },
    });
    const none = { UNPAID_ORDERS: "0", UNPAID_LINES: "0", UNPAID_YUAN: "0", UNPAID_HOURS: "1" };
    expect(readSettings(none).unpaidOrders).toEqual({
      terms: { usualMs: HOUR_MS, transferMs: 14 * 24 * HOUR_MS },
      limit: { orders: null, lines: null, amount: null },
    });
    expect(() => readSettings({ UNPAID_HOURS: "0" })).toThrow("UNPAID_HOURS must be at least 1");
  });

  test("an order that is paid by transfer never has less time than others", () => {
    const { terms } = readSettings({ UNPAID_TRANSFER_HOURS: "48" }).unpaidOrders;
    expect(terms).toEqual({ usualMs: 72 * HOUR_MS, transferMs: 72 * HOUR_MS });
  });

  test("settings require a message with HELD_ITEMS", () => {
    const held = { HELD_ITEMS: " E100001, S100003,", HELD_ITEMS_MESSAGE: "盘点中" };
    expect(() => readSettings({ HELD_ITEMS: "E100001" })).toThrow("HELD_ITEMS_MESSAGE must be set");
    expect(readSettings(held).heldItems).toEqual({
      itemCodes: ["E100001", "S100003"],
      message: { zh: "盘点中", en: "盘点中" },
    });
    const bilingual = { ...held, HELD_ITEMS_MESSAGE_EN: "Taking stock" };
    expect(readSettings(bilingual).heldItems.message.en).toBe("Taking stock");
    expect(readSettings({}).heldItems.itemCodes).toEqual([]);
  });

  test("settings require no licence for highly toxic chemicals unless REQUIRE_POISON_LICENCE is 1", () => {
    const isRequired = (value: Readonly<Record<string, string>>) =>
      readSettings(value).isPoisonLicenceRequired;
    expect(isRequired({})).toBe(false);
    expect(isRequired({ REQUIRE_POISON_LICENCE: "0" })).toBe(false);
    expect(isRequired({ REQUIRE_POISON_LICENCE: "1" })).toBe(true);
    expect(() => isRequired({ REQUIRE_POISON_LICENCE: "yes" })).toThrow(
      "REQUIRE_POISON_LICENCE must be 0 or 1",
    );
  });

  test.each([
    ["9464", { host: "127.0.0.1", port: 9464 }],
    ["0.0.0.0:9464", { host: "0.0.0.0", port: 9464 }],
    ["metrics.internal:80", { host: "metrics.internal", port: 80 }],
    ["[::1]:0", { host: "::1", port: 0 }],
  ])("settings accept the METRICS address %s", (place, read) => {
    expect(readSettings({ METRICS: place }).metrics).toEqual(read);
  });

  test("settings have no metrics without METRICS, and refuse a wrong address", () => {
    expect(readSettings({}).metrics).toBeUndefined();
    for (const wrong of ["yes", "", "host:", ":9464", "http://host:9464", "host:65536"])
      expect(() => readSettings({ METRICS: wrong }), wrong).toThrow("METRICS must");
  });

  test("settings stop at once in development, and after five seconds in production", () => {
    expect(readSettings({}).stopDelayMs).toBe(0);
    expect(readSettings({ NODE_ENV: "production", ...deployed }).stopDelayMs).toBe(5000);
    expect(readSettings({ STOP_DELAY: "30" }).stopDelayMs).toBe(30_000);
    expect(() => readSettings({ STOP_DELAY: "301" })).toThrow("STOP_DELAY must be");
  });

  test("settings limit statements of PostgreSQL to 30 seconds, to a number of seconds, or not at all", () => {
    expect(readSettings({}).statementTimeoutMs).toBe(30_000);
    expect(readSettings({ STATEMENT_TIMEOUT: "5" }).statementTimeoutMs).toBe(5000);
    expect(readSettings({ STATEMENT_TIMEOUT: "0" }).statementTimeoutMs).toBe(0);
    for (const wrong of ["-1", "3601", "30s"])
      expect(() => readSettings({ STATEMENT_TIMEOUT: wrong }), wrong).toThrow(
        "STATEMENT_TIMEOUT must",
      );
  });

  test("settings let threads that calculate run after requests by 10 steps, or by another number up to 19", () => {
    expect(readSettings({}).threadNiceness).toBe(10);
    for (const niceness of [0, 19])
      expect(readSettings({ THREAD_NICENESS: String(niceness) }).threadNiceness).toBe(niceness);
    for (const wrong of ["20", "-1", "1.5", "", "low"])
      expect(() => readSettings({ THREAD_NICENESS: wrong }), wrong).toThrow("THREAD_NICENESS must");
  });

  test("settings use PostgreSQL with DATABASE_URL", () => {
    const url = "postgres://shop@127.0.0.1:5432/shop";
    expect(readSettings({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  });
});
