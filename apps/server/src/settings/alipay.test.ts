import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAlipayDouble } from "../testing/alipay.ts";
import { readSettings } from "./settings.ts";

describe("the settings of Alipay", () => {
  let folder: string;
  let double: Awaited<ReturnType<typeof openAlipayDouble>>;
  let set: Record<string, string>;
  let deployed: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "reagent-keys-"));
    double = await openAlipayDouble(() => 0);
    const [key, publicKey] = [join(folder, "key.pem"), join(folder, "public-key.pem")];
    await writeFile(key, double.pems.key);
    await writeFile(publicKey, double.pems.publicKey);
    set = { ...double.settings, ALIPAY_KEY_FILE: key, ALIPAY_PUBLIC_KEY_FILE: publicKey };
    deployed = {
      ...set,
      NODE_ENV: "production",
      PUBLIC_URL: "https://shop.example",
      API_HEADER_SALT: "a-salt-of-a-deployment",
      API_PARAMETER_SALT: "another-salt-of-a-deployment",
      PERSONAL_DATA_KEY: "a-key-of-personal-data-of-a-deployment",
    };
  });
  afterAll(async () => {
    await double.close();
    await rm(folder, { recursive: true });
  });

  test("a shop has no Alipay without its settings, or where all are empty", () => {
    expect(readSettings({}).alipay).toBeUndefined();
    const empty = Object.fromEntries(Object.keys(set).map((name) => [name, ""]));
    expect(readSettings({ ...empty, ALIPAY_API: "" }).alipay).toBeUndefined();
  });

  test("a shop in production has Alipay with its settings, and no simulator", () => {
    const { alipay, payment } = readSettings(deployed);
    const { key, publicKey, ...plain } = alipay ?? {};
    expect(plain).toEqual({
      app: "2021000122671080",
      seller: "2088101106499364",
      api: "https://openapi.alipay.com",
      pages: "https://openapi.alipay.com/gateway.do",
      timeoutMs: 4000,
    });
    expect([key?.type, publicKey?.type]).toEqual(["private", "public"]);
    expect(payment).toBeUndefined();
  });

  test("a shop in development can have Alipay's sandbox instead of the simulator", () => {
    const { alipay, payment } = readSettings({ ...set, ALIPAY_API: "https://sandbox.example/" });
    expect(alipay?.api).toBe("https://sandbox.example");
    expect(alipay?.pages).toBe("https://sandbox.example/gateway.do");
    expect(payment).toBeUndefined();
  });

  test("each setting of Alipay is required where another is set", () => {
    for (const name of Object.keys(set)) {
      const read = () => readSettings({ ...deployed, [name]: "" });
      expect(read, name).toThrow(new RegExp(`${name} must be set where ALIPAY_\\w+ is`, "u"));
    }
  });

  test.each([
    ["ALIPAY_APP", "shop", "must be the id of an application"],
    ["ALIPAY_SELLER", "1900007291", "must be the merchant's number"],
    ["ALIPAY_KEY_FILE", "/nowhere/key.pem", "cannot be read: /nowhere/key.pem"],
    ["ALIPAY_PUBLIC_KEY_FILE", "/nowhere/key.pem", "cannot be read: /nowhere/key.pem"],
    ["ALIPAY_API", "openapi.alipay.com", "must be an address"],
    ["ALIPAY_API", "http://127.0.0.1:9", "must begin with https:// in production"],
    ["PAYMENT_SIMULATOR", "1", "must be 0 where Alipay is set up"],
    ["PUBLIC_URL", "http://shop.example", "must begin with https:// for Alipay"],
  ])("the setting %s refuses %j", (name, value, message) => {
    expect(() => readSettings({ ...deployed, [name]: value })).toThrow(`${name} ${message}`);
  });

  test("the two key files cannot be exchanged", () => {
    const exchanged = {
      ALIPAY_KEY_FILE: set["ALIPAY_PUBLIC_KEY_FILE"],
      ALIPAY_PUBLIC_KEY_FILE: set["ALIPAY_KEY_FILE"],
    };
    const read = () => readSettings({ ...deployed, ...exchanged });
    expect(read).toThrow("ALIPAY_KEY_FILE must be a private RSA key in PEM");
    expect(read).toThrow("ALIPAY_PUBLIC_KEY_FILE must be a public RSA key in PEM");
  });
});
