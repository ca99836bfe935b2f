import { once } from "node:events";
import { onSqlite } from "@reagent/server/testing/databases";
import { startProcess } from "@reagent/server/testing/process";
import { open } from "@reagent/server/testing/raw-http";
import { expect, test } from "vitest";

const deployed = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example",
  API_HEADER_SALT: "a-salt-of-a-deployment",
  API_PARAMETER_SALT: "another-salt-of-a-deployment",
  PERSONAL_DATA_KEY: "a-key-of-personal-data-of-a-deployment",
};

onSqlite((makePlace) => {
  test.each([
    ["a misspelt NODE_ENV", { NODE_ENV: "prod" }, "NODE_ENV must be one of"],
    [
      "no NODE_ENV at an address of the network",
      { NODE_ENV: undefined, HOST: "0.0.0.0" },
      "HOST must be 127.0.0.1",
    ],
    ["an address of the network", { NODE_ENV: "test", HOST: "0.0.0.0" }, "HOST must be 127.0.0.1"],
    ["the demo in production", { ...deployed, DEMO: "1" }, "DEMO must be 0 in production"],
    [
      "a part of WeChat Pay's settings",
      { ...deployed, WECHAT_PAY_MERCHANT: "1900000001" },
      "WECHAT_PAY_KEY_FILE must be set where WECHAT_PAY_MERCHANT is",
    ],
  ])("a server does not start with %s", async (_what, environment, message) => {
    const { place, remove } = await makePlace();
    await expect(startProcess(place, undefined, environment)).rejects.toThrow(message);
    await remove();
  });

  test("a development server shows its mails to requests for the machine itself only", async () => {
    const { place, remove } = await makePlace();
    const server = await startProcess(place, undefined, { NODE_ENV: "development" });
    const statusFor = async (host: string) => {
      const { socket, received } = await open(Number(new URL(server.address).port));
      socket.write(`GET /dev/mails HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      await once(socket, "close");
      return received().split(" ", 2)[1];
    };
    expect(await statusFor("127.0.0.1")).toBe("200");
    expect(await statusFor("shop.example")).toBe("421");
    server.process.kill("SIGTERM");
    await server.ended;
    await remove();
  });
});
