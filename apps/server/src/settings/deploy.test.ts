import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings } from "./settings.ts";

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(at(path), "utf8");

/** The settings of the example, where each secret is filled in. */
const example = new Map(
  read("deploy/shop.env.example")
    .split("\n")
    .filter((line) => /^[A-Z]/u.test(line))
    .map((line): [string, string] => {
      const [name = "", ...value] = line.split("=");
      return [name, value.join("=") || `${name} ${"x".repeat(32)}`];
    }),
);
const compose = parse(read("deploy/compose.yaml")) as {
  services: Record<
    "proxy" | "shop" | "database",
    { environment: Record<string, string>; build?: { dockerfile: string }; restart: string }
  >;
};
const filledIn = (value: string) =>
  value.replaceAll(/\$\{([A-Z_]+):\?\}/gu, (_all, name: string) => example.get(name) ?? "missing");

/** Settings of the guide's table. */
const known = new Set(
  [...read("docs/operations.md").matchAll(/^\| (`[A-Z][^|]*)\|/gmu)].flatMap(([, names = ""]) =>
    [...names.matchAll(/[A-Z][A-Z_]+/gu)].map(([name]) => name),
  ),
);
const ONLY_COMPOSE = ["SHOP_DOMAIN", "POSTGRES_PASSWORD"];

describe("the files for a deployment", () => {
  const { shop, proxy } = compose.services;

  test("the files for a deployment name only settings of the guide", () => {
    const service = /^Environment=(.*)$/mu.exec(read("deploy/reagent-shop.service"))?.[1] ?? "";
    const image = /^ENV (.*)$/mu.exec(read("deploy/Dockerfile"))?.[1] ?? "";
    const named = [
      ...example.keys(),
      ...Object.keys(shop.environment),
      ...`${service} ${image}`.split(" ").map((pair) => pair.split("=")[0] ?? ""),
    ];
    const isKnown = (name: string) => known.has(name) || ONLY_COMPOSE.includes(name);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });

  test("the files for a deployment start the shop in production with PostgreSQL once the secrets are filled in", () => {
    const own = Object.entries(shop.environment).map(([name, value]): [string, string] => [
      name,
      filledIn(value),
    ]);
    const settings = readSettings({
      NODE_ENV: "production",
      ...Object.fromEntries(example),
      ...Object.fromEntries(own),
    });
    expect(settings).toMatchObject({ isProduction: true, publicUrl: "https://shop.example" });
    expect(settings.database).toMatchObject({ kind: "postgres" });
  });

  test("the files for a deployment lead from the proxy to the shop, which runs as an ordinary user and is checked", () => {
    for (const name of Object.keys(proxy.environment))
      expect(read("deploy/Caddyfile")).toContain(`{$${name}}`);
    expect(Object.values(compose.services).map(({ restart }) => restart)).toEqual(
      Array.from({ length: 3 }, () => "always"),
    );
    const dockerfile = read(shop.build?.dockerfile ?? "");
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER node$/mu);
    expect(last).toMatch(/^HEALTHCHECK /mu);
  });

  test("the files for a deployment copy what is in the checkout", () => {
    const sources = [...read("deploy/Dockerfile").matchAll(/^COPY (?!--)(.+) \S+$/gmu)].flatMap(
      ([, files = ""]) => files.split(" "),
    );
    expect(sources).not.toEqual([]);
    expect(sources.filter((file) => !existsSync(at(file)))).toEqual([]);
  });
});
