import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashOfSecret } from "../../sessions/secret.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { codeIn, openShop, PUBLIC_URL } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";
import { mailCode } from "./code-mail.ts";
import { sendDueMails, waitAfterFailure } from "./mail-sender.ts";
import { MailRefused } from "./mail.ts";
import type { Message } from "./mail.ts";
import { takeDueMail } from "./outbox.ts";

const MINUTE_MS = 60_000;
const NOW = Date.parse("2026-11-21T03:00:00Z");

onEachDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = NOW;
    await shop.database.transact(async (tx) => {
      for (const table of ["outgoing_mails", "one_time_codes", "rate_counters"] as const)
        await tx.deleteFrom(table).execute();
    });
  });

  const ask = (email: string, language: "zh" | "en" = "zh") =>
    shop.database.transact((tx) =>
      mailCode(tx, { purpose: "reset", email, language, now: shop.clock.time }),
    );
  const waiting = () => shop.database.read.selectFrom("outgoing_mails").selectAll().execute();

  /** A mail sender with this transport, and what it logs. */
  function senderWith(send: (message: Message) => Promise<void>) {
    const logged: string[] = [];
    const note = (level: string) => (facts: object, message: string) =>
      void logged.push(`${level} ${message} ${JSON.stringify(facts)}`);
    let givenUp = 0;
    const sender = {
      database: shop.database,
      files: shop.files,
      clock: shop.clock,
      transport: { send, close: () => {} },
      publicUrl: PUBLIC_URL,
      log: { warn: note("warn"), error: note("error") },
      countGivenUp: () => void (givenUp += 1),
    };
    return { sendDue: () => sendDueMails(sender), logged, givenUp: () => givenUp };
  }

  describe("the outbox", () => {
    test("the outbox sends a mail once, in the language of the request, and stores only a hash of its code", async () => {
      await ask(customers.lin, "en");
      const [mail, ...others] = await shop.mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        to: customers.lin,
        subject: "Set a new password at Kedu Reagents",
      });
      const code = codeIn(mail as Message);
      expect(mail?.text).toContain(`${PUBLIC_URL}/en/forgot_password?reset=2&code=${code}`);
      expect(mail?.html).toContain(`reset=2&amp;code=${code}`);
      expect(mail?.text).toMatch(new RegExp(`^${PUBLIC_URL}/en$`, "mu"));
      const codes = await shop.database.read.selectFrom("one_time_codes").selectAll().execute();
      expect(codes).toMatchObject([{ customer_id: "lin", code_hash: hashOfSecret(code) }]);
      expect(JSON.stringify(codes)).not.toContain(code);
      expect(await waiting()).toEqual([]);
      expect(await shop.mails()).toEqual([]);
    });

    test("the outbox sends nothing when the transaction is rolled back", async () => {
      const undone = shop.database.transact(async (tx) => {
        await mailCode(tx, { purpose: "reset", email: customers.lin, language: "zh", now: 0 });
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      expect(await shop.mails()).toEqual([]);
    });

    test("the outbox sends nothing to an unknown address, and an activation code to an inactive account", async () => {
      await ask("nobody@shop.example");
      await ask(customers.inactive);
      const mails = await shop.mails();
      expect(mails.map(({ to }) => to)).toEqual([customers.inactive]);
      expect(mails[0]?.text).toContain(`${PUBLIC_URL}/active?code=`);
      expect(await waiting()).toEqual([]);
    });

    test("the outbox retries a failed mail with growing waits, and drops it after a day", async () => {
      await ask(customers.lin);
      const tries: number[] = [];
      const startedAt = shop.clock.time;
      const failing = senderWith(async () => {
        tries.push(shop.clock.time - startedAt);
        throw Object.assign(new Error("no answer from lin@shop.example"), { code: "ETIMEDOUT" });
      });
      for (let [mail] = await waiting(); mail; [mail] = await waiting()) {
        shop.clock.time = mail.next_at - 1;
        await failing.sendDue();
        shop.clock.time = mail.next_at;
        await failing.sendDue();
      }
      const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
      expect(waits.slice(0, 4)).toEqual([10_000, 30_000, 90_000, 270_000]);
      expect(Math.max(...waits)).toBeLessThanOrEqual(60 * MINUTE_MS);
      expect(tries.at(-1)).toBeGreaterThanOrEqual(24 * 60 * MINUTE_MS);
      expect(failing.logged.at(-1)).toContain("error a mail was given up");
      expect(failing.logged.join()).toContain("ETIMEDOUT");
      expect(failing.logged.join()).not.toContain(customers.lin);
      expect(failing.givenUp()).toBe(1);
    });

    test("the outbox keeps a mail that fails once after the clock has jumped ahead by days", async () => {
      await ask(customers.lin);
      shop.clock.time += 3 * 24 * 60 * MINUTE_MS;
      const failing = senderWith(async () => {
        throw Object.assign(new Error("no answer"), { code: "ETIMEDOUT" });
      });
      await failing.sendDue();
      expect(await waiting()).toHaveLength(1);
    });

    test("the outbox deletes a mail that is refused permanently, and logs neither address nor code", async () => {
      await ask(customers.lin);
      let text = "";
      const refusing = senderWith(async (message) => {
        ({ text } = message);
        throw new MailRefused(
          Object.assign(new Error(`550 ${message.to}`), { code: "EENVELOPE", responseCode: 550 }),
        );
      });
      await refusing.sendDue();
      expect(await waiting()).toEqual([]);
      expect(refusing.logged).toHaveLength(1);
      expect(refusing.logged[0]).toContain("EENVELOPE 550");
      expect(refusing.logged[0]).not.toContain(customers.lin);
      expect(refusing.logged[0]).not.toContain(codeIn({ text } as Message));
    });

    test("the outbox sends a mail again whose server died, but not before its lease ends", async () => {
      await ask(customers.lin);
      const lost = await takeDueMail(shop.database, {
        now: shop.clock.time,
        publicUrl: PUBLIC_URL,
      });
      expect(lost?.message.to).toBe(customers.lin);
      shop.clock.time += MINUTE_MS;
      expect(await shop.mails()).toEqual([]);
      shop.clock.time += MINUTE_MS;
      expect(await shop.mails()).toHaveLength(1);
    });

    test("the outbox sends each mail once when several servers send at the same time", async () => {
      for (let count = 0; count < 5; count += 1) {
        await ask(customers.lin);
      }
      const sent: string[] = [];
      const servers = [1, 2, 3].map(() => senderWith(async ({ text }) => void sent.push(text)));
      await Promise.all(servers.map(({ sendDue }) => sendDue()));
      expect([sent.length, new Set(sent).size]).toEqual([5, 5]);
    });
  });
});

test("the waits between tries grow up to an hour", () => {
  expect([1, 2, 3, 6, 7, 100].map(waitAfterFailure)).toEqual([
    10_000, 30_000, 90_000, 2_430_000, 3_600_000, 3_600_000,
  ]);
});
