import { afterEach, describe, expect, it, vi } from "vitest";
import { readHeader } from "../contract/home.ts";
import type { Client } from "./client.ts";
import { createLateClient } from "./late-client.ts";

const options = {
  host: "https://api.example",
  salts: { headers: "a", params: "b" },
  language: "cn" as const,
  deviceId: () => "Ab3dEf6hIj9kLm2n",
  token: () => null,
  deviceNow: () => 1_779_242_400_000,
  onSessionEnd: () => {},
  reload: () => {},
  onCodeMissing: () => {},
  lastReload: { get: () => undefined, set: () => {} },
};
const answered = { ok: true, data: "an answer", message: "" };
const sendAhead = vi.fn<Client["sendAhead"]>();
const codeThatAnswers = () => ({ createClient: () => ({ sendAhead, call: async () => answered }) });

describe("createLateClient", () => {
  afterEach(() => vi.doUnmock("./client.ts"));

  it("answers once its code is loaded", async () => {
    vi.doMock("./client.ts", codeThatAnswers);
    expect(await createLateClient(options).call(readHeader, {})).toEqual(answered);
  });

  it("sends ahead what a page names once its code is loaded", async () => {
    vi.doMock("./client.ts", codeThatAnswers);
    const named = [{ path: "/api/cart/list", auth: "required", params: {} }] as const;
    createLateClient(options).sendAhead(named);
    await vi.waitFor(() => expect(sendAhead).toHaveBeenCalledExactlyOnceWith(named), {
      timeout: 30_000,
    });
  });

  it("reports no connection where its code cannot be loaded, and tries again with the next call", async () => {
    vi.doMock("./client.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const client = createLateClient(options);
    expect(await client.call(readHeader, {})).toEqual({ ok: false, failure: { kind: "offline" } });
    vi.doMock("./client.ts", codeThatAnswers);
    expect(await client.call(readHeader, {})).toEqual(answered);
  });
});
