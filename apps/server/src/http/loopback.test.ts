import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { isLoopback } from "../basics/is-loopback.ts";
import { answerLoopbackOnly } from "./loopback.ts";

describe("a server for the machine itself", () => {
  const server = Fastify();
  answerLoopbackOnly(server);
  server.get("/dev/mails", () => "codes of all customers");
  const status = async (headers: Record<string, string>) =>
    (await server.inject({ url: "/dev/mails", headers })).statusCode;

  test.each(["127.0.0.1:3000", "127.0.0.1", "localhost:3000", "shop.localhost", "[::1]:3000"])(
    "a server for the machine itself answers requests for %s",
    async (host) => {
      expect(await status({ host })).toBe(200);
    },
  );

  test.each([
    { host: "shop.example" },
    { host: "127.0.0.1.shop.example:3000" },
    { host: "localhost.shop.example" },
    { host: "10.0.0.5:3000" },
    { host: "127.0.0.1:3000", "x-forwarded-host": "shop.example" },
  ])(
    "a server for the machine itself refuses a request with %j",
    async (headers: Record<string, string>) => {
      expect(await status(headers)).toBe(421);
    },
  );

  test("a server for the machine itself knows the names of the machine itself", () => {
    expect(["127.0.0.1", "::1", "LOCALHOST"].filter(isLoopback)).toHaveLength(3);
    expect(["0.0.0.0", "::", "", "127.0.0.1.example", "128.0.0.1"].filter(isLoopback)).toEqual([]);
  });
});
