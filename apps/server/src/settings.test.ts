import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const salts = {
  API_HEADER_SALT: "a-salt-of-a-deployment",
  API_PARAMETER_SALT: "another-salt-of-a-deployment",
};

describe("settings", () => {
  test("have defaults for development", () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: "var",
      database: { kind: "sqlite", folder: "var" },
      hasDemo: true,
      isProduction: false,
    });
  });

  test("name every variable that is wrong", () => {
    const wrong = {
      PORT: "eighty",
      DATABASE_URL: "mysql://x",
      DEMO: "yes",
      RATE_LIMIT: "-1",
      LOG_LEVEL: "loud",
    };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) {
      expect(read).toThrow(name);
    }
  });

  test.each(["0", "65535"])("take the port %s", (port) => {
    expect(readSettings({ PORT: port }).port).toBe(Number(port));
  });

  test.each(["65536", "1.5", "-1", ""])("refuse the port %j", (port) => {
    expect(() => readSettings({ PORT: port })).toThrow("PORT must be");
  });

  test("refuse the development salts in production, and show no demo there unless asked", () => {
    expect(() => readSettings({ NODE_ENV: "production" })).toThrow(
      "API_HEADER_SALT must be set in production",
    );
    const half = { NODE_ENV: "production", API_HEADER_SALT: salts.API_HEADER_SALT };
    expect(() => readSettings(half)).toThrow("API_PARAMETER_SALT must be set in production");
    expect(readSettings({ NODE_ENV: "production", ...salts }).hasDemo).toBe(false);
    expect(readSettings({ NODE_ENV: "production", ...salts, DEMO: "1" }).hasDemo).toBe(true);
  });

  test("choose PostgreSQL by DATABASE_URL", () => {
    const url = "postgres://shop@127.0.0.1:5432/shop";
    expect(readSettings({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  });
});
