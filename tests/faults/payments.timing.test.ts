import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WECHAT_PAY_NOTICE_PATH } from "@reagent/server/ports/payment/wechat-pay/notice";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { openWechatDouble, type WechatDouble } from "@reagent/server/testing/wechat-pay";
import { expect, test, vi } from "vitest";
import { isNightly, withSeed } from "../seed.ts";
import { prepare } from "./buyers.ts";
import { type Arrangement, KILLS_LIMIT_MS, killInRounds, KILLS } from "./kill-rounds.ts";
import { expectConsistent, type IsPaidAtGateway, readOrderState } from "./order-state.ts";
import { carryOut, intentOf, type PayAtGateway } from "./order-stream.ts";

const MAX_ANSWERS = 40;
const SETTLED = { timeout: 300_000, interval: 500 };

/** How a shop is paid online. */
interface Paid {
  readonly settings?: Readonly<Record<string, string>>;
  readonly payAtGateway?: PayAtGateway;
  readonly isPaidAtGateway?: IsPaidAtGateway;
  readonly kills?: number;
}

/** Kills while a shop is paid with WeChat Pay: more than with the simulator, since requests go out in between. */
const WECHAT_KILLS = 200;

/** WeChat's number of the order whose code this is. */
const numberIn = (code: string): string => new URL(code).searchParams.get("pr") ?? "";

/** Pays an order at the double, which notifies the shop twice at once, as WeChat may. */
const payAt =
  (double: WechatDouble): PayAtGateway =>
  async (address, code) => {
    const number = numberIn(code);
    if (double.stateOf(number) === "NOTPAY") double.pay(number);
    const { headers, body } = await double.notice(number);
    const notify = async () => {
      const notice = { method: "POST", headers, body };
      const answer = await fetch(`${address}${WECHAT_PAY_NOTICE_PATH}`, notice);
      await answer.arrayBuffer();
      expect(answer.status).toBe(204);
    };
    await Promise.all([notify(), notify()]);
  };

onEachDatabase((makePlace, kind) => {
  /** Kills processes of a shop that is paid in this way, and expects that it lost and doubled nothing. */
  async function expectSafe(arrangement: Arrangement, paid: Paid = {}): Promise<void> {
    const { payAtGateway, isPaidAtGateway, ...others } = paid;
    const { place, remove } = await makePlace();
    const addressIds = await prepare(place);
    // The gateway's notices arrive by themselves.
    const isSettled = async () =>
      (await readOrderState(place)).orders.every(({ payment }) => payment === "paid");
    const intents = await withSeed(import.meta.filename, (draw) =>
      killInRounds({
        draw,
        place,
        arrangement,
        addressIds,
        maxAnswers: MAX_ANSWERS,
        intentOf,
        carryOut: (address, buyer, intent, options) =>
          carryOut(address, buyer, intent, { ...options, ...(payAtGateway && { payAtGateway }) }),
        expectConsistent: async (each) =>
          expectConsistent(await readOrderState(place), each, isPaidAtGateway),
        untilSettled: () => vi.waitUntil(isSettled, SETTLED),
        ...others,
      }),
    );
    const { orders } = await readOrderState(place);
    expect(orders).toHaveLength(intents.reduce((count, { isPair }) => count + (isPair ? 2 : 1), 0));
    await remove();
  }

  const arrangements: readonly Arrangement[] = [
    "one process",
    // Several need PostgreSQL.
    ...(kind === "postgres" ? (["two workers", "two servers"] as const) : []),
  ];

  test.each(arrangements)(
    `a shop of %s, one of which is killed ${KILLS} times while orders are placed, paid, repaid and cancelled, keeps what it acknowledged, and does everything once`,
    (arrangement) => expectSafe(arrangement),
    KILLS_LIMIT_MS,
  );

  test.each(isNightly() ? arrangements : [])(
    `so does a shop of %s that is paid with WeChat Pay, one of which is killed ${WECHAT_KILLS} times`,
    async (arrangement) => {
      const double = await openWechatDouble(Date.now);
      const folder = mkdtempSync(join(tmpdir(), "reagent-keys-"));
      const [key, publicKey] = [join(folder, "key.pem"), join(folder, "public-key.pem")];
      writeFileSync(key, double.pems.key);
      writeFileSync(publicKey, double.pems.publicKey);
      await expectSafe(arrangement, {
        kills: WECHAT_KILLS,
        settings: {
          ...double.settings,
          WECHAT_PAY_KEY_FILE: key,
          WECHAT_PAY_PUBLIC_KEY_FILE: publicKey,
          WECHAT_PAY_API: double.account.api,
          // The same after each start, although the port is not: an order at WeChat says where its notices go.
          PUBLIC_URL: "http://127.0.0.1:1",
        },
        payAtGateway: payAt(double),
        isPaidAtGateway: (url) => double.stateOf(numberIn(url)) === "SUCCESS",
      });
      await double.close();
      rmSync(folder, { recursive: true });
    },
    KILLS_LIMIT_MS * WECHAT_KILLS,
  );
});
