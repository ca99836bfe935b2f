import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWechatDouble } from "../testing/wechat-pay.ts";
import { readSettings } from "./settings.ts";

const PUBLIC_URL = "https://shop.example";

describe("the settings of WeChat Pay", () => {
  let folder: string;
  let double: Awaited<ReturnType<typeof openWechatDouble>>;
  let set: Record<string, string>;
  let deployed: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "reagent-keys-"));
    double = await openWechatDouble(() => 0);
    const [key, publicKey] = [join(folder, "key.pem"), join(folder, "public-key.pem")];
    await writeFile(key, double.pems.key);
    await writeFile(publicKey, double.pems.publicKey);
    set = {
      ...double.settings,
      WECHAT_PAY_KEY_FILE: key,
      WECHAT_PAY_PUBLIC_KEY_FILE: publicKey,
    };
    deployed = {
      ...set,
      NODE_ENV: "production",
      PUBLIC_URL,
      API_HEADER_SALT: "a-salt-of-a-deployment",
      API_PARAMETER_SALT: "another-salt-of-a-deployment",
      PERSONAL_DATA_KEY: "a-key-of-personal-data-of-a-deployment",
    };
  });
  afterAll(async () => {
    await double.close();
    await rm(folder, { recursive: true });
  });

  test("a shop has no WeChat Pay without its settings, or where all are empty", () => {
    expect(readSettings({}).wechatPay).toBeUndefined();
    const empty = Object.fromEntries(Object.keys(set).map((name) => [name, ""]));
    expect(readSettings({ ...empty, WECHAT_PAY_API: "" }).wechatPay).toBeUndefined();
  });

  test("a shop in production has WeChat Pay with its settings, and no simulator", () => {
    const { wechatPay, payment } = readSettings(deployed);
    const { key, apiKey, publicKey, ...plain } = wechatPay ?? {};
    expect(plain).toEqual({
      merchant: "1900007291",
      app: "wxd678efh567hg6787",
      serial: "408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB",
      publicKeyId: "PUB_KEY_ID_0119000072912024112100389000000000",
      api: "https://api.mch.weixin.qq.com",
      timeoutMs: 4000,
    });
    expect([key?.type, apiKey?.type, publicKey?.type]).toEqual(["private", "secret", "public"]);
    expect(payment).toBeUndefined();
  });

  test("a shop in development has WeChat Pay at a double instead of the simulator", () => {
    const { wechatPay, payment } = readSettings({ ...set, WECHAT_PAY_API: "http://127.0.0.1:9/" });
    expect(wechatPay?.api).toBe("http://127.0.0.1:9");
    expect(payment).toBeUndefined();
  });

  test("each setting of WeChat Pay is required where another is set", () => {
    for (const name of Object.keys(set)) {
      const read = () => readSettings({ ...deployed, [name]: "" });
      expect(read, name).toThrow(new RegExp(`${name} must be set where WECHAT_PAY_\\w+ is`, "u"));
    }
  });

  test.each([
    ["WECHAT_PAY_MERCHANT", "shop", "must be the merchant's number"],
    ["WECHAT_PAY_APP", "shop", "must be the id of an application"],
    ["WECHAT_PAY_SERIAL", "serial", "must be the serial number"],
    ["WECHAT_PAY_API_KEY", "x".repeat(31), "must have 32 bytes"],
    ["WECHAT_PAY_API_KEY", "密".repeat(32), "must have 32 bytes"],
    ["WECHAT_PAY_PUBLIC_KEY_ID", "0119000072912024", "must be the id of WeChat Pay's public key"],
    ["WECHAT_PAY_KEY_FILE", "/nowhere/key.pem", "cannot be read: /nowhere/key.pem"],
    ["WECHAT_PAY_PUBLIC_KEY_FILE", "/nowhere/key.pem", "cannot be read: /nowhere/key.pem"],
    ["WECHAT_PAY_API", "api.mch.weixin.qq.com", "must be an address"],
    ["WECHAT_PAY_API", "http://127.0.0.1:9", "must begin with https:// in production"],
    ["PAYMENT_SIMULATOR", "1", "must be 0 where WeChat Pay is set up"],
    ["PUBLIC_URL", "http://shop.example", "must begin with https:// for WeChat Pay"],
  ])("the setting %s refuses %j", (name, value, message) => {
    expect(() => readSettings({ ...deployed, [name]: value })).toThrow(`${name} ${message}`);
  });

  test("a file that is no such key is refused", async () => {
    const broken = join(folder, "broken.pem");
    await writeFile(broken, "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n");
    const key = { WECHAT_PAY_KEY_FILE: "must be a private RSA key in PEM" };
    const publicKey = { WECHAT_PAY_PUBLIC_KEY_FILE: "must be a public RSA key in PEM" };
    // The public key is not taken from the merchant's private one, which Node would do.
    const files = [
      { ...key, file: broken },
      { ...key, file: set["WECHAT_PAY_PUBLIC_KEY_FILE"] },
      { ...publicKey, file: set["WECHAT_PAY_KEY_FILE"] },
      { ...publicKey, file: broken },
    ];
    for (const { file, ...expected } of files) {
      const [[name, message] = ["", ""]] = Object.entries(expected);
      const read = () => readSettings({ ...deployed, [name]: file });
      expect(read).toThrow(`${name} ${message}: ${file}`);
    }
  });
});
