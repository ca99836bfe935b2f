import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { deleteAddress } from "@reagent/api/contract/address";
import { codes } from "@reagent/api/contract/envelope";
import { readOrder } from "@reagent/api/contract/order";
import { accountMessages } from "@reagent/api/messages/account";
import Fastify, { LogController } from "fastify";
import { expect, test } from "vitest";
import { sendEnvelope } from "./envelope.ts";
import { logCalls } from "./log.ts";
import { securityEvent } from "./security-events.ts";

test.each([
  [logIn.path, codes.success, "signed in"],
  [logIn.path, codes.loginRefused, "sign-in refused"],
  [logIn.path, codes.tooMany, "sign-in limited"],
  [logOut.path, codes.success, "signed out"],
  [readUserInfo.path, codes.notLoggedIn, "no session"],
  [readOrder.path, codes.notFound, "not found, or not the caller's"],
  [readOrder.path, codes.success, undefined],
  [deleteAddress.path, codes.failed, undefined],
  ["unknown", codes.badSignature, "signature refused"],
])("%s with code %i is logged as %s", (path, code, event) => {
  expect(securityEvent(path, code)).toBe(event);
});

test("a refused sign-in is a line of the log, without the address, the caller or what was sent", async () => {
  const lines: string[] = [];
  const server = Fastify({
    logger: {
      level: "info",
      base: null,
      stream: { write: (line: string) => void lines.push(line) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logCalls(server);
  server.post(logIn.path, (_request, reply) =>
    sendEnvelope(reply, codes.loginRefused, accountMessages.loginRefused.zh),
  );
  await server.inject({
    method: "POST",
    url: `${logIn.path}?email=lin@shop.example`,
    remoteAddress: "198.51.100.7",
    payload: { email: "lin@shop.example", password: "zlk-94" },
  });
  await server.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    route: logIn.path,
    code: codes.loginRefused,
    security: "sign-in refused",
  });
  expect(lines[0]).not.toMatch(/lin@|198\.51|zlk/u);
});
