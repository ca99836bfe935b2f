import { afterEach, describe, expect, it, vi } from "vitest";
import { readHeader } from "../contract/home.ts";
import type { ClientOptions } from "./client.ts";
import { createLateClient } from "./late-client.ts";

const options: ClientOptions = {
  host: "https://api.example",
  salts: { headers: "a", params: "b" },
  language: "cn",
  deviceId: () => "Ab3dEf6hIj9kLm2n",
  token: () => null,
  deviceNow: () => 1_779_242_400_000,
  onSessionEnd: () => {},
  reload: () => {},
  lastReload: { get: () => undefined, set: () => {} },
};
const answered = { ok: true, data: "an answer", message: "" };
const codeThatAnswers = () => ({ createClient: () => ({ call: async () => answered }) });

describe("a client whose code comes late", () => {
  afterEach(() => vi.doUnmock("./client.ts"));

  it("answers once its code is there", async () => {
    vi.doMock("./client.ts", codeThatAnswers);
    expect(await createLateClient(options).call(readHeader, {})).toEqual(answered);
  });

  it("calls with what comes along with its code, where a build has left that out", async () => {
    vi.doMock("./client.ts", () => ({
      createClient: () => ({
        call: async (endpoint: unknown) => ({ ...answered, data: endpoint }),
      }),
    }));
    const light = { ...readHeader, declaredIn: async () => ({ readHeader }) };
    const outcome = await createLateClient(options).call(light, {});
    expect(outcome).toMatchObject({ ok: true, data: readHeader });
  });

  it("tells that there is no connection where that does not come", async () => {
    vi.doMock("./client.ts", codeThatAnswers);
    const light = {
      ...readHeader,
      declaredIn: async () => Promise.reject(new TypeError("Failed")),
    };
    const outcome = await createLateClient(options).call(light, {});
    expect(outcome).toEqual({ ok: false, failure: { kind: "offline" } });
  });

  it("tells that there is no connection where its code does not come, and tries again with the next call", async () => {
    vi.doMock("./client.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const client = createLateClient(options);
    expect(await client.call(readHeader, {})).toEqual({ ok: false, failure: { kind: "offline" } });
    vi.doMock("./client.ts", codeThatAnswers);
    expect(await client.call(readHeader, {})).toEqual(answered);
  });
});
