import { setTimeout as sleep } from "node:timers/promises";

const TIMEOUT_MS = 2000;

/** Awaits an answer of the database. Throws after two seconds without one. */
export async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController();
  const timeout = sleep(TIMEOUT_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The database has not answered within ${TIMEOUT_MS} ms.`);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    answered.abort();
  }
}
