import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { readOrder } from "@reagent/api/contract/order";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call } from "../faults/over-http.ts";

onDefaultDatabase((makePlace) => {
  let server: ServerProcess;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await makePlace("filled");
    ({ remove } = fresh);
    server = await startProcess(fresh.place, undefined, { LOG_LEVEL: "info" });
  });
  afterAll(async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    await remove();
  });

  test("a server logs sign-ins and refusals without personal data", async () => {
    const { address } = server;
    const email = customers.lin;
    await call(address, logIn, { email, password: "a-wrong-password" });
    const { data } = await call(address, logIn, { email, password: PASSWORD });
    const token = (data as { userToken: string }).userToken;
    await call(address, readOrder, { type: 0, so_id: "anothers" }, { token });
    await call(address, logOut, {}, { token });
    await call(address, readUserInfo, {}, { token });
    await fetch(`${address}${readUserInfo.path}`);
    const events = () =>
      [...server.printed().matchAll(/"security":"([^"]+)"/gu)].map(([, event]) => event);
    const logged = () =>
      expect(events().join("\n")).toBe(
        [
          "sign-in refused",
          "signed in",
          "not found, or not the caller's",
          "signed out",
          "no session",
          "signature refused",
        ].join("\n"),
      );
    await vi.waitFor(logged, { timeout: 60_000 });
    const personal = [email, "a-wrong-password", PASSWORD, token, '"ip"', "remoteAddress"];
    expect(personal.filter((text) => server.printed().includes(text))).toEqual([]);
  });
});
