import { createHash } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@reagent/api/client/client";
import { entity, file, nothing, text } from "@reagent/api/contract/codec";
import { type Endpoint, endpoint } from "@reagent/api/contract/endpoint";
import { signatureOf } from "@reagent/api/contract/signature";
import { signatureVector } from "@reagent/api/contract/signature-vector";
import { afterEach, describe, expect, it } from "vitest";

const read = endpoint("read", "GET /api/thing/info", nothing, nothing);
const impatient = endpoint("impatient", "GET /api/thing/info", nothing, nothing, {
  timeLimit: 100,
});
const Sheet = entity({ file: ["file", file], fileName: ["fileName", text] });
const upload = endpoint("upload", "POST /api/thing/upload", Sheet, nothing, { kind: "multipart" });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on the loopback that answers the time itself. Returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url !== "/api/timestamp") return listener(request, response);
    return response.end(JSON.stringify({ code: 200, data: { timestamp: 1_779_242_400 } }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function call<Params>(
  host: string,
  of: Endpoint<Params, Readonly<Record<string, never>>>,
  params: Params,
) {
  const client = createClient({
    host,
    salts: signatureVector.salts,
    language: "cn",
    deviceId: () => "Ab3dEf6hIj9kLm2n",
    token: () => null,
    deviceNow: () => Date.now(),
    onSessionEnd: () => undefined,
    reload: () => undefined,
    lastReload: { get: () => undefined, set: () => undefined },
  });
  return client.call(of, params);
}

const half = (response: Parameters<RequestListener>[1]) =>
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Length": "999" })
    .write('{"code":200,');

describe("a call that times out", () => {
  it.each<[string, RequestListener]>([
    ["without an answer", () => undefined],
    ["in the middle of the body", (_, response) => void half(response)],
  ])("%s", async (_, listener) => {
    expect(await call(await serve(listener), impatient, {})).toEqual({
      ok: false,
      failure: { kind: "timed-out" },
    });
  });
});

describe("a call without a connection", () => {
  it.each<[string, RequestListener]>([
    ["cut before the answer", (request) => void request.socket.destroy()],
    [
      "cut in the middle of the body",
      (request, response) => {
        half(response);
        setTimeout(() => request.socket.destroy(), 20);
      },
    ],
  ])("%s", async (_, listener) => {
    expect(await call(await serve(listener), read, {})).toEqual({
      ok: false,
      failure: { kind: "offline" },
    });
  });

  it("refused by the host", async () => {
    const host = await serve(() => undefined);
    await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
    expect(await call(host, read, {})).toEqual({ ok: false, failure: { kind: "offline" } });
  });
});

describe("a multipart call", () => {
  it("reaches a server as a form with the file's name", async () => {
    let received = "";
    const host = await serve((request, response) => {
      request.setEncoding("utf8").on("data", (chunk: string) => {
        received += chunk;
      });
      request.on("end", () => response.end(JSON.stringify({ code: 200, data: {} })));
    });
    const sheet = new File(["S812046-25g,1"], "订单.xlsx");
    expect(await call(host, upload, { file: sheet, fileName: "订单.xlsx" })).toMatchObject({
      ok: true,
    });
    expect(received).toContain('name="file"; filename="订单.xlsx"');
    expect(received).toContain("S812046-25g,1");
  });
});

describe("the published signature", () => {
  it("equals Node's own", () => {
    const sha256 = (value: string) => createHash("sha256").update(value, "utf8").digest("hex");
    const { headers, params, salts, signature } = signatureVector;
    expect(signatureOf({ headers, params, salts, sha256 })).toBe(signature);
  });
});
