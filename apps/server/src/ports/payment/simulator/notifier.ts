import { fen, toYuan } from "@reagent/domain/money";
import type { Clock } from "../../../basics/clock.ts";
import { startRepeating } from "../../../basics/repeating.ts";
import type { Database } from "../../../database/database.ts";
import { type Notice, NOTICE_PATH, noticeSignatureHeader, signatureOfNotice } from "../notice.ts";
import {
  isNoticeDue,
  postponeNotice,
  type SimulatedNotice,
  deleteNotice,
  takeDueNotice,
} from "./store.ts";

const INTERVAL_MS = 500;
const DELIVERY_LIMIT_MS = 10_000;
const FIRST_WAIT_MS = 2000;
/** A notice that the shop does not accept is dropped after these attempts; the shop can still ask. */
const MAX_ATTEMPTS = 8;

/** Sends a notice to the shop; resolves with whether it was accepted. */
export type Deliver = (notice: Notice, signature: string) => Promise<boolean>;

/** Sends notices to the shop that listens at an address. */
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

interface Notifier {
  readonly database: Database;
  readonly clock: Clock;
  /** The key that notices are signed with. */
  readonly key: string;
  readonly deliver: Deliver;
}

/** The gateway's own number of a payment. */
export const referenceOf = (paymentId: string): string => `SIM-${paymentId.slice(0, 8)}`;

/** Sends every notice that is due. One that is not accepted is sent again, with growing waits. */
export async function deliverNotices(notifier: Notifier): Promise<void> {
  const { database, clock } = notifier;
  if (!(await isNoticeDue(database, clock.now()))) return;
  for (;;) {
    const due = await takeDueNotice(database, clock.now());
    if (!due) return;
    const isAccepted = await notifier.deliver(...signed(due, notifier.key)).catch(() => false);
    if (isAccepted || due.attempts >= MAX_ATTEMPTS) await deleteNotice(database, due.id);
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

/** Sends notices when they are due, until stopped; stopping waits for the one that is being sent. */
export function startNotifier(notifier: Notifier): { stop(): Promise<void> } {
  return startRepeating(() => deliverNotices(notifier), {
    pauseMs: INTERVAL_MS,
    // A database that fails is asked again in the next round.
    onFailure: () => {},
  });
}
