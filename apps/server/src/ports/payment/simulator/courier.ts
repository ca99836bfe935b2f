import { setTimeout as sleep } from "node:timers/promises";
import { fen, toYuan } from "@reagent/domain/money";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../database/database.ts";
import { type Notice, NOTICE_PATH, noticeSignatureHeader, signatureOfNotice } from "../notice.ts";
import {
  isNoticeDue,
  postponeNotice,
  type SimulatedNotice,
  strikeNotice,
  takeDueNotice,
} from "./store.ts";

const ROUND_MS = 500;
const DELIVERY_LIMIT_MS = 10_000;
const FIRST_WAIT_MS = 2000;
/** A notice that the shop does not take is given up then; it can still ask. */
const MOST_ATTEMPTS = 8;

/** Brings a notice to the shop; resolves with whether it was taken. */
export type Deliver = (notice: Notice, signature: string) => Promise<boolean>;

/** Brings notices to the shop that listens at an address. */
export function delivererTo(address: string): Deliver {
  return async (notice, signature) => {
    const response = await fetch(`${address}${NOTICE_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", [noticeSignatureHeader]: signature },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  };
}

interface Courier {
  readonly database: Database;
  readonly clock: Clock;
  /** What notices are signed with. */
  readonly key: string;
  readonly deliver: Deliver;
}

/** What the gateway calls a payment. */
export const referenceOf = (paymentId: string): string => `SIM-${paymentId.slice(0, 8)}`;

/** Sends every notice that is due. One that is not taken is sent again later, with longer waits. */
export async function deliverNotices(courier: Courier): Promise<void> {
  const { database, clock } = courier;
  if (!(await isNoticeDue(database, clock.now()))) return;
  for (;;) {
    const due = await takeDueNotice(database, clock.now());
    if (!due) return;
    const isTaken = await courier.deliver(...signed(due, courier.key)).catch(() => false);
    if (isTaken || due.attempts >= MOST_ATTEMPTS) await strikeNotice(database, due.id);
    else await postponeNotice(database, due.id, clock.now() + FIRST_WAIT_MS * 2 ** due.attempts);
  }
}

function signed(due: SimulatedNotice, key: string): [notice: Notice, signature: string] {
  const notice = {
    id: due.notice_id,
    payment: due.payment_id,
    outcome: due.outcome,
    amount: toYuan(fen(due.amount)),
    reference: referenceOf(due.payment_id),
  };
  return [notice, signatureOfNotice(notice, due.is_forged === 1 ? `not ${key}` : key)];
}

/** Sends notices as they come up, until stopped; stopping waits for the one under way. */
export function startCourier(courier: Courier): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      // What could not be looked up now is looked up next time.
      await deliverNotices(courier).catch(() => undefined);
      await sleep(ROUND_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const ended = work();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
