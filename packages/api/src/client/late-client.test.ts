import { describe, expect, it, vi } from "vitest";
import { readHeader } from "../contract/home.ts";
import type { Client } from "./client.ts";
import type { Outcome } from "./failure.ts";
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
const answered = { ok: true, data: "an answer", message: "" } as const;
const sendAhead = vi.fn<Client["sendAhead"]>();
const code = {
  createClient: () => ({ sendAhead, call: async <Answer>() => answered as Outcome<Answer> }),
};

describe("createLateClient", () => {
  it("answers once its code is loaded", async () => {
    const client = createLateClient(options, async () => code);
    expect(await client.call(readHeader, {})).toEqual(answered);
  });

  it("sends ahead what a page names once its code is loaded", async () => {
    const named = [{ path: "/api/cart/list", auth: "required", params: {} }] as const;
    createLateClient(options, async () => code).sendAhead(named);
    await vi.waitFor(() => expect(sendAhead).toHaveBeenCalledExactlyOnceWith(named), {
      timeout: 30_000,
    });
  });

  it("reports no connection where its code cannot be loaded, and tries again with the next call", async () => {
    const load = vi
      .fn<() => Promise<typeof code>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
      .mockResolvedValueOnce(code);
    const client = createLateClient(options, load);
    expect(await client.call(readHeader, {})).toEqual({ ok: false, failure: { kind: "offline" } });
    expect(await client.call(readHeader, {})).toEqual(answered);
  });
});
