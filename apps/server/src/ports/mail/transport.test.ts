import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAIL_PAGE, registerMailPage } from "../../pages/mail-page.ts";
import { MailRefused } from "./mail.ts";
import { openTransport } from "./transport.ts";

/** Names a mail whenever it is sent. */
const ID = "<1@shop.example>";
const FROM = "Shop <mail@shop.example>";
const mail = {
  to: "lin@shop.example",
  subject: "重新设置登录密码",
  text: "打开 https://shop.example/forgot_password?reset=2&code=abc <b>",
  html: "<p>打开</p>",
};

describe("the SMTP transport", () => {
  const received: { from: string; to: string[]; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const code = { "nobody@shop.example": 550, "busy@shop.example": 451 }[address];
      done(code ? Object.assign(new Error("not now"), { responseCode: code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  let transport: ReturnType<typeof openTransport>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    transport = openTransport({ kind: "smtp", url: `smtp://127.0.0.1:${port}`, from: FROM });
  });
  afterAll(async () => {
    transport.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  test("the SMTP transport sends to one recipient, from the shop, as text and as HTML", async () => {
    await transport.send(mail, ID);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: "mail@shop.example", to: [mail.to] });
    expect(received[0]?.text).toContain("Auto-Submitted: auto-generated");
    expect(received[0]?.text).toContain("multipart/alternative");
    expect(received[0]?.text).toContain(`Message-ID: ${ID}`);
  });

  // The server of the test names domains by their own script.
  test.each([
    ["d'alembert@shop.example", "d'alembert@shop.example"],
    ["lin@lab--two.example", "lin@lab--two.example"],
    ["lin@xn--fiqs8s.example", "lin@中国.example"],
  ])("the SMTP transport sends to the mailbox %s", async (to, mailbox) => {
    await transport.send({ ...mail, to }, ID);
    expect(received.at(-1)).toMatchObject({ to: [mailbox] });
  });

  test("the SMTP transport distinguishes permanent from temporary refusals", async () => {
    const refusal = (to: string) =>
      transport.send({ ...mail, to }, ID).catch((failure: unknown) => failure);
    expect(await refusal("nobody@shop.example")).toBeInstanceOf(MailRefused);
    const later: unknown = await refusal("busy@shop.example");
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
  });
});

describe("the folder transport", () => {
  const folder = mkdtempSync(join(tmpdir(), "reagent-mail-"));
  const outbox = join(folder, "outbox");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function listed(): Promise<string> {
    const server = Fastify();
    registerMailPage(server, outbox);
    const { body } = await server.inject({ method: "GET", url: MAIL_PAGE });
    await server.close();
    return body;
  }

  test("the folder transport writes mails that the development page lists newest first, with clickable links", async () => {
    expect(await listed()).toContain("None yet.");
    const transport = openTransport({ kind: "folder", folder: outbox, from: FROM });
    await transport.send(mail, ID);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await transport.send({ ...mail, subject: "second <i>" }, ID);
    const page = await listed();
    expect(page.indexOf("second &lt;i&gt;")).toBeLessThan(page.indexOf(mail.subject));
    expect(page).toContain(
      '<a href="https://shop.example/forgot_password?reset=2&amp;code=abc">https:',
    );
    expect(page).toContain("&lt;b&gt;");
  });

  test.skipIf(process.platform === "win32")(
    "the folder transport writes files that only their owner may read",
    () => {
      const modes = readdirSync(outbox).map((name) => statSync(join(outbox, name)).mode & 0o777);
      expect(modes).toEqual([0o600, 0o600]);
    },
  );
});
